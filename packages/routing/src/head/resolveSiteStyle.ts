import { ConfigError } from '../errors/index.ts'
import type { HeadSite } from './resolveHead.ts'

// A font from elsewhere would give every visitor's address to a stranger.
const OWN_FONT = /^\/(?!\/)[\w./-]+\.(?:woff2?|ttf|otf)$/
const FAMILY = /^[A-Za-z0-9 ,'"-]+$/

/** The room between two offers of a list, and above and below the words of each. */
const DENSITIES = { roomy: 'var(--room-16)', dense: 'var(--room-4)' } as const satisfies Record<
  NonNullable<HeadSite['density']>,
  string
>

/**
 * The text of a site's style element; empty where it has nothing of its own. It is the same for every page
 * of the site, so that a content security policy can name it by its hash.
 * @throws {ConfigError} the font is no file of the release, or its family's name could leave its quotes
 */
export function resolveSiteStyle({
  font,
  fontFamily,
  radius,
  density,
  customStyle,
}: Pick<HeadSite, 'font' | 'fontFamily' | 'radius' | 'density' | 'customStyle'>): string {
  if (font !== null && !OWN_FONT.test(font)) {
    throw new ConfigError(`The font "${font}" is no file of the release. Write a path such as "/fonts/name.woff2".`)
  }
  if (fontFamily !== null && !FAMILY.test(fontFamily)) {
    throw new ConfigError(
      `The font family "${fontFamily}" may hold letters, digits, spaces, commas, hyphens and quotes.`,
    )
  }
  return [
    fontFace(font, fontFamily),
    fontFamily && `:root{--site-font:${fontFamily}}`,
    // It must go before the look's own, which stands on the same element.
    radius !== null && `html:root{--radius-card:${radius}px;--radius-control:${Math.ceil(radius * 0.8)}px}`,
    density && `html:root{--room-list:${DENSITIES[density]}}`,
    customStyle && closed(customStyle),
  ]
    .filter(Boolean)
    .join('\n')
}

/** The file may hold one weight alone: the browser may make the bold one of it, which `body` forbids for our own face. */
function fontFace(font: string | null, fontFamily: string | null): string | null {
  const [family = ''] = (fontFamily ?? '').split(',', 1)
  return (
    font &&
    family &&
    `@font-face{font-family:${family.trim()};src:url("${font}");font-display:swap}\nhtml body{font-synthesis:weight}`
  )
}

/** Nothing in a style may end its element, or begin a comment of the document. */
function closed(style: string): string {
  return style.replace(/<\/(?=style)/gi, String.raw`<\/`).replaceAll('<!--', String.raw`<\!--`)
}
