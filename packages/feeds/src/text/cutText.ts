/** The beginning of a text, at most `length` code units, never ending in half a character. */
export function cutText(text: string, length: number): string {
  return text.length > length ? text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '') : text
}
