/** True when a path's percent escapes are whole and say text; what is not is answered with 400, never with 500. */
export function isReadable(path: string): boolean {
  if (!path.startsWith('/')) return false
  if (!path.includes('%')) return true
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}
