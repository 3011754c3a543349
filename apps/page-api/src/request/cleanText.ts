/**
 * Text from outside, fit to be stored and compared: no control characters (PostgreSQL has no room for NUL), no half
 * surrogates, composed, single spaces.
 */
export function cleanText(value: string): string {
  return value
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zs}\u2028\u2029]+/gu, ' ')
    .trim()
}
