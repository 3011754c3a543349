import { extname } from 'node:path'
import type { Site } from '@clipfront/site-config'
import { COLOURS } from '@clipfront/site-config/colours'
import { releaseHeaders } from '../http/cacheHeaders.ts'
import type { Handler } from '../http/RequestContext.ts'
import { ICONS } from '../images/drawIcon.ts'
import { ASSET_TYPES } from '../release/loadAssets.ts'

/** `/manifest.webmanifest`, which every page links: what a device needs to install the site as an app. */
export const manifest: Handler = {
  handle: ({ reply, site, environment }) =>
    reply
      .headers(releaseHeaders(environment))
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(describeManifest(site))),
}

/** The web app manifest of a site. `short_name` is left out: it would be the same name. */
export function describeManifest({ name, language, direction, icon, accent, texts }: Site) {
  return {
    id: '/',
    name,
    description: texts.tagline,
    lang: language,
    dir: direction,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    icons: [describeIcon(icon), ...PIXEL_ICONS],
    theme_color: COLOURS.accent[accent],
    background_color: COLOURS.paper,
  }
}

/** For devices that take no drawing. A maskable one is cut into the device's own shape. */
const PIXEL_ICONS = (['icon-192', 'icon-512', 'icon-maskable-512'] as const).map((name) => {
  const { size, isFilled } = ICONS[name]
  return {
    src: `/${name}.png`,
    type: 'image/png',
    sizes: `${size}x${size}`,
    purpose: isFilled ? 'maskable' : 'any',
  }
})

/** A drawing fits any size; a picture says its own. */
function describeIcon(src: string) {
  const type = ASSET_TYPES[extname(src)]
  if (!type?.startsWith('image/')) return { src }
  return src.endsWith('.svg') ? { src, type, sizes: 'any' } : { src, type }
}
