import { MANIFEST_PATH } from '../head/MANIFEST_PATH.ts'
import { FORBIDDEN_PATH } from '../outbound/FORBIDDEN_PATH.ts'

/**
 * What a site's server answers by itself, as paths without query: the one table of server and browser. Every other path is a
 * page, whose address is the catalogue's own choice. A text is the whole path.
 */
export const OWN_PATHS = {
  clickOut: /^\/go-/,
  forbidden: FORBIDDEN_PATH,
  cutPort: '/cut-port',
  edmRedirect: '/edm-redirect',
  robotsTxt: '/robots.txt',
  sitemap: /^\/sitemap[^/]*\.xml$/,
  manifest: MANIFEST_PATH,
  llmsTxt: '/llms.txt',
  favicon: '/favicon.ico',
  api: /^\/api(?:\/|$)/,
  /** Pictures of the catalogue. */
  media: /^\/media\//,
  /** What a page loads. */
  files: /^\/(?:assets|_ipx)\//,
  /** Of the unit's `public` folder, such as the icon. */
  publicFile: /^\/[^/]+\.(?:css|ico|jpg|js|json|png|svg|txt|webp|woff2)$/,
} as const satisfies Readonly<Record<string, string | RegExp>>

export type OwnPath = keyof typeof OWN_PATHS
