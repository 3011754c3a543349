import { AD_SERVICE } from '@clipfront/site-config/ad-service'
import { TAG_SERVICE } from '@clipfront/site-config/tag-service'

/** The visitor's choice: `docs/contracts/consent-cookie.md`. By itself: the script in the HTML knows no other. */
export const CONSENT_COOKIE = 'cf_consent'

/** Every cookie that scripts of ours write, by what it is for. */
export const COOKIES = {
  consent: CONSENT_COOKIE,
  /** The merchant whose page was shown last: `docs/contracts/merchant-cookie.md`. */
  merchant: 'cf_merchant',
  /** That a person was seen (R4.8). */
  timezone: 'timezone',
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

/** Deletes every cookie of ours but the choice itself, and those of tags and advertisements, which are set for the widest domain that they can have. */
export function deleteCookies(): void {
  for (const name of Object.values(COOKIES)) {
    if (name !== COOKIES.consent && findCookie(name) !== undefined) writeCookie(name, '', 0)
  }
  for (const [name = ''] of document.cookie.split('; ').map((pair) => pair.split('=', 1))) {
    if (!TAG_SERVICE.cookies.test(name) && !AD_SERVICE.cookies.test(name)) continue
    writeCookie(name, '', 0)
    const labels = location.hostname.split('.')
    for (const start of labels.keys()) {
      document.cookie = `${name}=; Path=/; Max-Age=0; Domain=${labels.slice(start).join('.')}`
    }
  }
}
