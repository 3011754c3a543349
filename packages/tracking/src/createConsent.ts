import { COOKIES, deleteCookies, writeCookie } from './cookies.ts'
import {
  type ConsentRule,
  type ConsentStatus,
  findAllowedStorage,
  findLocalStorage,
  mayStore,
  readConsentStatus,
} from './findAllowedStorage.ts'

export type { ConsentStatus }
export type ConsentAnswer = 'yes' | 'no'

/** The visitor's choice on one site. Made on both sides; only a browser knows a choice, so a server must read none. */
export interface Consent {
  /** At this moment. */
  readonly status: ConsentStatus
  /** Whether anything may be written to the device, and anybody else be asked, at this moment; without an answer too, on a site that need not ask. */
  readonly isGiven: boolean
  /** The device's storage, while it may be written to and the browser does not block it. Keys begin with `td:`, else a no would not delete them. */
  readonly storage: Storage | undefined
  /** Remembers a choice for half a year. A no deletes what was stored before it. */
  answer: (choice: ConsentAnswer) => void
  /** @param listener hears of each change, also of one made in another tab · @returns ends the subscription */
  subscribe: (listener: () => void) => () => void
}

/** Half a year: as long as a choice may be trusted before it is asked for again. */
const MAX_AGE_SECONDS = 15_552_000

/** The rules: `docs/contracts/consent-cookie.md`. */
export function createConsent(rule: ConsentRule): Consent {
  const listeners = new Set<() => void>()
  let known: ConsentStatus | undefined

  function follow(): void {
    const status = readConsentStatus()
    if (status === known) return
    known = status
    if (!mayStore(rule, status)) forgetVisitor()
    for (const listener of listeners) listener()
  }

  /** Another tab's choice is heard of at once where the browser tells, else as soon as somebody looks at this one. */
  function watch(): void {
    if (known !== undefined) return
    follow()
    document.addEventListener('visibilitychange', follow)
    if ('cookieStore' in window) cookieStore.addEventListener('change', follow)
  }

  return {
    get status() {
      return readConsentStatus()
    },
    get isGiven() {
      return mayStore(rule, readConsentStatus())
    },
    get storage() {
      return findAllowedStorage(rule)
    },
    answer(choice) {
      writeCookie(COOKIES.consent, choice, MAX_AGE_SECONDS)
      follow()
    },
    subscribe(listener) {
      watch()
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** What tracking writes to localStorage begins so. */
const STORED_PREFIX = 'td:'

/** Deletes all that was stored of a visitor who does not want it (any more), but for the choice itself. */
function forgetVisitor(): void {
  deleteCookies()
  const storage = findLocalStorage()
  if (!storage) return
  for (const key of Object.keys(storage)) if (key.startsWith(STORED_PREFIX)) storage.removeItem(key)
}
