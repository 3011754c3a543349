/** How an editor empties a field that may be empty. */
export const NONE = 'none'

export function isNone(text: string): boolean {
  return text.trim().toLowerCase() === NONE
}
