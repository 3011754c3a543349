const SPACE = 0x20
const DELETE = 0x7f

/**
 * True when a redirect's target holds nothing that browsers read in a way of their own: they drop tabs and line breaks, and
 * take backslashes for slashes.
 */
export function isPlainTarget(target: string): boolean {
  for (let at = 0; at < target.length; at += 1) {
    const code = target.charCodeAt(at)
    if (code <= SPACE || code === DELETE || target[at] === '\\') return false
  }
  return true
}
