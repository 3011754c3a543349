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

const SCHEME = /^([a-z][a-z\d+.-]*):/i
// `shop.example:8080/x` reads like a scheme; a port of up to five digits, then the end or a path, tells it apart.
const HOST_AND_WHOLE_PORT = /^[a-z\d.-]+:\d{1,5}(?:[/?#]|$)/i
// `javascript:1/alert(1)` would pass for a host and a port.
const NEVER_A_HOST = /^(?:javascript|vbscript|data|blob|filesystem|file|view-source|about|mailto|tel|sms)$/i

/**
 * True when a link begins with a scheme other than http or https (R3.7, R5.1): `javascript:`, `data:`,
 * an app's own. Expects tabs, newlines and leading control characters to be gone, as browsers ignore them.
 */
export function hasForeignScheme(link: string): boolean {
  const scheme = SCHEME.exec(link)?.[1]
  if (scheme === undefined || /^https?$/i.test(scheme)) return false
  return NEVER_A_HOST.test(scheme) || !HOST_AND_WHOLE_PORT.test(link)
}

/** Without the spaces and control characters at both ends, which browsers ignore in a url. */
export function trimControls(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && text.charCodeAt(start) <= 0x20) start += 1
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end -= 1
  return text.slice(start, end)
}
