import type { Site } from '@clipfront/site-config'

/** The cookie that holds the visitor's choice; see `docs/contracts/consent-cookie.md`. */
export const CONSENT_COOKIE = 'cf_consent'

interface ConsentFacts {
  /** The site's rule. */
  rule: Site['consent']
  /** The value of the consent cookie, if there is one. */
  choice: string | undefined
  /** Whether the browser sends Global Privacy Control. */
  isPrivacyControlOn: boolean
}

/**
 * Whether anything may be written to the device. Global Privacy Control is a no, whatever else was said; then the
 * visitor's own word counts; without one a site that asks has no leave, and one that need not ask has.
 */
export function mayStore({ rule, choice, isPrivacyControlOn }: ConsentFacts): boolean {
  if (isPrivacyControlOn) return false
  if (choice === 'yes' || choice === 'no') return choice === 'yes'
  return rule === 'not-needed'
}
