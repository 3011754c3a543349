import type { Site } from '@clipfront/site-config'

/** The cookie that holds the visitor's choice; see `docs/contracts/consent-cookie.md`. */
const CONSENT_COOKIE = 'cf_consent'

/** The device's storage where the visitor allows its use at this moment; asked anew each time, since a choice can change. */
export function findAllowedStorage(rule: Site['consent']): Storage | undefined {
  const facts = { rule, choice: findCookie(CONSENT_COOKIE), isPrivacyControlOn: hasPrivacyControl() }
  return mayStore(facts) ? findLocalStorage() : undefined
}

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

/** A cookie's value as it stands, without decoding. */
function findCookie(name: string): string | undefined {
  const start = `${name}=`
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length)
}

/** localStorage, or undefined where the browser blocks it: merely reading the property throws then. */
function findLocalStorage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

/** Global Privacy Control (https://w3c.github.io/gpc/), which no TypeScript library describes yet. */
function hasPrivacyControl(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}
