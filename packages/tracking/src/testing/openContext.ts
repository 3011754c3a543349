import { onTestFinished } from 'vitest'
import { COOKIES, writeCookie } from '../cookies.ts'
import { createConsent } from '../createConsent.ts'
import type { PluginContext } from '../plugins/index.ts'

/** A document of a production host that need not ask; it notes what plugins tell. */
export function openContext(given: Partial<PluginContext['site']> = {}) {
  // Cookies are of all files' tests.
  onTestFinished(() => Object.values(COOKIES).forEach((name) => writeCookie(name, '', 0)))
  const site = { consent: 'not-needed', analyticsId: null, adsId: null, errorReports: null, ...given } as const
  const events: [type: string, detail: object][] = []
  const facts: Record<string, unknown> = {}
  const listeners: (() => void)[] = []
  let page = 'merchant'
  const context: PluginContext = {
    consent: createConsent(site.consent),
    site,
    isProduction: true,
    trackPage: (type, detail) => void events.push([type, detail]),
    describePage: () => ({ page_type: page }),
    followPages: (listener) => void listeners.push(listener),
    tell: (found) => void Object.assign(facts, found),
  }
  const showPage = (type: string) => {
    page = type
    for (const listener of listeners) listener()
  }
  return { context, events, facts, showPage }
}
