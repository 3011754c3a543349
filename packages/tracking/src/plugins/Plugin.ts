import type { Consent } from '../createConsent.ts'
import type { ConsentRule } from '../findAllowedStorage.ts'
import type { PageTracker } from '../Tracker.ts'

/** What the parts of a document tell plugins, and hear from them. */
export interface PluginContext {
  consent: Consent
  site: {
    consent: ConsentRule
    /** Of Google Tag Manager (`GTM-…`) or of its tag (`G-…`). */
    analyticsId: string | null
    /** Of the ad service. */
    adsId: string | null
    errorReports: ErrorReports | null
  }
  /** Whether this host is one of production: nothing leaves any other. */
  isProduction: boolean
  /** Sends an event of the page and of no coupon. */
  trackPage: PageTracker['trackPage']
  /** What the page on the screen is, for the tag manager. */
  describePage: () => Readonly<Record<string, unknown>>
  /** @param listener hears of each page that is shown after this one */
  followPages: (listener: () => void) => void
  /** Tells the others what was found out of the visitor. */
  tell: (facts: { hasAdBlock?: boolean; isRealUser?: boolean; hitAds?: readonly string[] }) => void
}

export interface ErrorReports {
  /** Where reports go, as Sentry writes it: `https://KEY@HOST/PROJECT`. */
  dsn: string
  /** The production hosts that report, compared exactly. */
  hosts: readonly string[]
}

/** A part of tracking that most documents do not need: its code is loaded by the first one that does. */
export interface Plugin {
  /** Whether it waits for the visitor's leave: it stores, asks a third party, or looks at what a visitor does. */
  waitsForConsent: boolean
  /** Calls `begin` as soon as this document needs it, and never otherwise. */
  watch: (context: PluginContext, begin: () => void) => void
  load: () => Promise<{ start: (context: PluginContext) => void }>
}
