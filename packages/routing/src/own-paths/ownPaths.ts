import { FORBIDDEN_PATH } from '../outbound/resolveOffer.ts'

/**
 * What a site's server answers by itself, as paths without query: the one table of server and browser. Every other path is a
 * page, whose address is the catalog's own choice. A text is the whole path.
 */
export const OWN_PATHS = {
  clickOut: /^\/go-/,
  forbidden: FORBIDDEN_PATH,
  cutPort: '/cut-port',
  edmRedirect: '/edm-redirect',
  /** Where links of our mails are followed. */
  subscription: '/subscription',
  robotsTxt: '/robots.txt',
  sitemap: /^\/sitemap[^/]*\.xml$/,
  /** What a device needs to keep the site among its apps. */
  manifest: '/manifest.webmanifest',
  llmsTxt: '/llms.txt',
  favicon: '/favicon.ico',
  /** The site's icon as pixels, for devices that take no drawing. */
  icons: /^\/(?:apple-touch-icon|icon-(?:192|512|maskable-512))\.png$/,
  /** What a browser shows where a page cannot be had, and the worker that shows it. */
  offline: '/offline',
  serviceWorker: '/sw.js',
  api: /^\/api(?:\/|$)/,
  /** Pictures of the catalog. */
  media: /^\/media\//,
  /** Pictures in the size that a page asks for. */
  images: /^\/_ipx\//,
  /** Pictures of pages, for those to whom a page is sent. */
  share: /^\/_share\//,
  /** What a page loads. */
  files: /^\/assets\//,
  /** Of the unit's `public` folder, such as the icon. */
  publicFile: /^\/[^/]+\.(?:css|ico|jpg|js|json|png|svg|txt|webp|woff2)$/,
} as const satisfies Readonly<Record<string, string | RegExp>>

export type OwnPath = keyof typeof OWN_PATHS

const entries = Object.entries(OWN_PATHS) as [OwnPath, string | RegExp][]

/**
 * What the server answers by itself at a path.
 * @param path raw, without query
 * @returns undefined for a page's
 */
export function findOwnPath(path: string): OwnPath | undefined {
  return entries.find(([, own]) => (typeof own === 'string' ? own === path : own.test(path)))?.[0]
}

/**
 * True when the client router may show what lies at this path of the site: what the server answers by itself is the browser's.
 * @param path with or without query and fragment
 */
export function isPagePath(path: string): boolean {
  return findOwnPath(path.replace(/[?#].*/s, '')) === undefined
}
