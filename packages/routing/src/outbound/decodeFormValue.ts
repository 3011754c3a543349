/** What a form would read: `+` is a space. A malformed escape is kept as it is, since a link must never throw. */
export function decodeFormValue(raw: string): string {
  if (!/[+%]/.test(raw)) return raw
  const spaced = raw.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}
