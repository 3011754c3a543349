import { environmentOf } from '@clipfront/site-config/environment'
import { COOKIES, writeCookie } from './cookies.ts'
import type { Consent } from './createConsent.ts'

const MAX_AGE_SECONDS = 30 * 24 * 60 * 60

/**
 * Keeps a record of the merchant whose page is shown in a cookie (R3.5), where the visitor allows it; on production hosts
 * only. Never throws. The contract: `docs/contracts/merchant-cookie.md`.
 */
export function rememberMerchant(
  merchant: { id: number },
  consent: Pick<Consent, 'isGiven'>,
  host: string = location.host,
): void {
  try {
    if (environmentOf(host) !== 'prod' || !consent.isGiven) return
    writeCookie(COOKIES.merchant, encodeURIComponent(JSON.stringify({ id: merchant.id })), MAX_AGE_SECONDS)
  } catch {
    // A page in a sandbox has no cookies at all.
  }
}
