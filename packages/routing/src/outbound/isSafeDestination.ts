import { hasForeignScheme } from './hasForeignScheme.ts'

/** How often a destination may be decoded again on its way to the browser. */
const DECODINGS = 3

/** True when no decoding of a destination, once read from the query, is a script or any other scheme than http(s). */
export function isSafeDestination(destination: string): boolean {
  // No decoding gives these another beginning; nearly all destinations are so.
  if (/^(?:\/|https?:\/\/)/i.test(destination)) return true
  let value = withoutControls(destination)
  for (let decoding = 1; ; decoding += 1) {
    if (hasForeignScheme(value)) return false
    if (decoding === DECODINGS) return true
    value = withoutControls(decodeAscii(value))
  }
}

/** Only what can spell a scheme, and leniently: some readers decode `%3A` even beside a malformed escape. */
function decodeAscii(value: string): string {
  return value.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

function withoutControls(value: string): string {
  return value.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
}
