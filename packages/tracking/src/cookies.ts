/** Every cookie that scripts of ours write, by what it is for. */
export const COOKIES = {
  /** The visitor's choice: `docs/contracts/consent-cookie.md`. */
  consent: 'cf_consent',
  /** The merchant whose page was shown last: `docs/contracts/merchant-cookie.md`. */
  merchant: 'cf_merchant',
} as const

/** A cookie's value as it stands, without decoding. */
export function findCookie(name: string): string | undefined {
  const start = `${name}=`
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length)
}

/** Sets a cookie of this host alone. @param value as it is to stand, without `;` · @param maxAgeSeconds 0 deletes it */
export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  // On plain http a browser refuses what is `Secure`.
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
}
