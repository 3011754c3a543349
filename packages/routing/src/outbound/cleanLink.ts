import { hasForeignScheme } from './hasForeignScheme.ts'
import { trimControls } from './trimControls.ts'

// The slashes before a marker go with it, so that no `//` appears; right after a scheme there is no path to begin.
// Only the first of several slashes may begin the match: tried from each of them, a long row would take its length squared.
const MARKER = /(^[a-z]+:[/\\]{2}|(?<![/\\]))[/\\]*###-([cm])-/g
const SLASHES_AND_HOST = /^[/\\]{2,}/
const HTTP = /^(https?):[/\\]*/i
const HOST_AND_PORT = /^[a-z\d.-]+:\d/i

/**
 * A link from page data, made safe to take apart: markers rewritten to `/go-c-` and `/go-m-` (R4.5) before anything reads
 * their `#` as a fragment, and every spelling by which a browser would leave for another host turned into plain `https://host`.
 * @returns null when there is no link, or its scheme is neither http nor https
 */
export function cleanLink(link: unknown): string | null {
  if (typeof link !== 'string') return null
  // Browsers drop tabs and newlines anywhere in a url: `java\tscript:` is a script.
  const trimmed = trimControls(link.replace(/[\t\n\r]/g, ''))
  const marked = trimmed.replace(MARKER, (whole, scheme: string | undefined, kind: string) =>
    scheme ? whole : `/go-${kind}-`,
  )
  if (marked === '' || hasForeignScheme(marked)) return null
  // To a browser a backslash before the query is a slash.
  const pathEnd = marked.search(/[?#]/)
  const path = pathEnd < 0 ? marked : marked.slice(0, pathEnd)
  return absolute(path).replaceAll('\\', '/') + marked.slice(path.length)
}

function absolute(path: string): string {
  if (HTTP.test(path)) return path.replace(HTTP, '$1://')
  if (SLASHES_AND_HOST.test(path)) return path.replace(SLASHES_AND_HOST, 'https://')
  return HOST_AND_PORT.test(path) ? `https://${path}` : path
}
