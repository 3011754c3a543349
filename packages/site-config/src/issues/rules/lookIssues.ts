import type { Site } from '../../site/Site.ts'
import type { SiteRule } from '../SiteIssue.ts'

/** A path of the release itself; two slashes would name another host. */
const OWN_PATH = /^\/(?![/\\])[\w./-]+$/
const FONT = /^\/(?!\/)[\w./-]+\.(?:woff2?|ttf|otf)$/
const FAMILY = /^[A-Za-z0-9 ,'"-]+$/
/** What must not stand in a style, and why. */
const REFUSED_IN_STYLE: readonly (readonly [RegExp, string])[] = [
  [/<\/style|<!--/i, 'would end the style element, and what follows would be markup'],
  [/@import|url\s*\(|image-set\s*\(|src\s*\(/i, 'fetches something, and a stranger would learn of every visitor'],
]

/** The site's look: all of it from its own release. A remote font would give every visitor's address to a stranger. */
export const lookIssues: SiteRule = function* (site) {
  const { icon, font, fontFamily, customStyle, logo } = site
  if (!OWN_PATH.test(icon) && !isWebAddress(icon)) {
    yield {
      field: 'icon',
      problem: `"${icon}" is neither a path nor an http(s) address`,
      fix: 'Write one such as "/icon.svg".',
    }
  }
  if (font !== null && !FONT.test(font)) {
    yield {
      field: 'font',
      problem: `"${font}" is not a font file of the release`,
      fix: 'Put the file into the public folder of the app and write its path, such as "/fonts/name.woff2".',
    }
  }
  if (fontFamily !== null && !FAMILY.test(fontFamily)) {
    yield {
      field: 'fontFamily',
      problem: `"${fontFamily}" holds more than letters, digits, spaces, commas, hyphens and quotes`,
      fix: 'Write names of families alone, such as "Source Sans 3, sans-serif".',
    }
  }
  if (logo !== null && !OWN_PATH.test(logo)) {
    yield {
      field: 'logo',
      problem: `"${logo}" is no path of the release`,
      fix: 'Put the picture into the public folder of the app and write its path, such as "/logo.svg".',
    }
  }
  yield* loneFont(site)
  for (const [pattern, reason] of REFUSED_IN_STYLE) {
    const [found] = pattern.exec(customStyle ?? '') ?? []
    if (found !== undefined)
      yield { field: 'customStyle', problem: `holds "${found}", which ${reason}`, fix: 'Leave it out.' }
  }
}

function* loneFont({ font, fontFamily }: Site) {
  if (font !== null && fontFamily === null) {
    yield { field: 'fontFamily', problem: `is null, so "${font}" would never be used`, fix: 'Name its family.' }
  }
  if (font === null && fontFamily !== null) {
    yield {
      field: 'font',
      problem: `is null, so "${fontFamily}" would be looked for on the device`,
      fix: 'Name its file.',
    }
  }
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\//.test(address) && URL.canParse(address)
}
