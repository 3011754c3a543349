const SCHEME = /^([a-z][a-z\d+.-]*):/i
// `shop.example:8080/x` reads like a scheme; a port of up to five digits, then the end or a path, tells it apart.
const HOST_AND_PORT = /^[a-z\d.-]+:\d{1,5}(?:[/?#]|$)/i
// `javascript:1/alert(1)` would pass for a host and a port.
const NEVER_A_HOST = /^(?:javascript|vbscript|data|blob|filesystem|file|view-source|about|mailto|tel|sms)$/i

/**
 * True when a link begins with a scheme other than http or https (R3.7, R5.1): `javascript:`, `data:`,
 * an app's own. Expects tabs, newlines and leading control characters to be gone, as browsers ignore them.
 */
export function hasForeignScheme(link: string): boolean {
  const scheme = SCHEME.exec(link)?.[1]
  if (scheme === undefined || /^https?$/i.test(scheme)) return false
  return NEVER_A_HOST.test(scheme) || !HOST_AND_PORT.test(link)
}
