import { CONSENT_COOKIE, findCookie } from './cookies.ts'

/** Whether a site must ask before anything is written to the device. */
export type ConsentRule = 'ask' | 'not-needed'

/** What the visitor has said; `signal`: the browser says no for them, by Global Privacy Control. */
export type ConsentStatus = 'yes' | 'no' | 'unanswered' | 'signal'

/** The device's storage where the visitor allows its use at this moment; asked anew each time, since a choice can change. */
export function findAllowedStorage(rule: ConsentRule): Storage | undefined {
  return mayStore(rule, readConsentStatus()) ? findLocalStorage() : undefined
}

/** What the browser knows of the visitor's choice at this moment. */
export function readConsentStatus(): ConsentStatus {
  if (hasPrivacyControl()) return 'signal'
  const choice = findCookie(CONSENT_COOKIE)
  return choice === 'yes' || choice === 'no' ? choice : 'unanswered'
}

/**
 * Whether anything may be written to the device. Global Privacy Control is a no, whatever else was said; then the
 * visitor's own word counts; without one a site that asks has no leave, and one that need not ask has.
 */
export function mayStore(rule: ConsentRule, status: ConsentStatus): boolean {
  return status === 'yes' || (status === 'unanswered' && rule === 'not-needed')
}

/** localStorage, or undefined where the browser blocks it: merely reading the property throws then. */
export function findLocalStorage(): Storage | undefined {
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
