import type { Site } from '@clipfront/site-config'
import { findCookie } from '../browser/findCookie.ts'
import { findLocalStorage } from '../browser/findLocalStorage.ts'
import { isPrivacyControlOn } from '../browser/isPrivacyControlOn.ts'
import { CONSENT_COOKIE, mayStore } from './mayStore.ts'

/** The device's storage where the visitor allows its use at this moment; asked anew each time, since a choice can change. */
export function findAllowedStorage(rule: Site['consent']): Storage | undefined {
  const facts = { rule, choice: findCookie(CONSENT_COOKIE), isPrivacyControlOn: isPrivacyControlOn() }
  return mayStore(facts) ? findLocalStorage() : undefined
}
