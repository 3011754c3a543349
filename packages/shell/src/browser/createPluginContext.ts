import type { ClientStateStore } from '@clipfront/routing/state'
import { environmentOf } from '@clipfront/site-config/environment'
import type { PageTracker } from '@clipfront/tracking'
import type { Consent } from '@clipfront/tracking/consent'
import type { PluginContext } from '@clipfront/tracking/plugins'
import type { BrowserSite } from '../config/browserSite.ts'

interface DocumentParts {
  site: BrowserSite
  consent: Consent
  clientState: ClientStateStore
  tracker: PageTracker
  /** Type of the page on the screen. */
  getPageType: () => string
}

/** What plugins of tracking get to know of a document. @returns to be told of every page that is shown, beside it */
export function createPluginContext({ site, consent, clientState, tracker, getPageType }: DocumentParts) {
  const listeners: (() => void)[] = []
  const context: PluginContext = {
    consent,
    site: { ...site, analyticsId: clientState.state.analyticsId },
    isProduction: environmentOf(location.host) === 'prod',
    trackPage: (eventType, detail, options) => tracker.trackPage(eventType, detail, options),
    describePage() {
      const { catalogId, rate, topCoupons, couponFilter, requestTiming } = clientState.state
      const { browserType, clientType, hasAdBlock, isRealUser } = clientState.state
      return {
        page_type: getPageType(),
        catalog_id: catalogId,
        rate,
        top_coupons: topCoupons.map(({ id }) => id),
        coupon_filter: couponFilter,
        request_ms: requestTiming && Math.round(requestTiming.durationMs),
        browser: browserType,
        platform: clientType,
        has_ad_block: hasAdBlock,
        is_real_user: isRealUser,
      }
    },
    followPages: (listener) => void listeners.push(listener),
    tell: clientState.set,
  }
  return { context, followPage: () => listeners.forEach((listener) => listener()) }
}
