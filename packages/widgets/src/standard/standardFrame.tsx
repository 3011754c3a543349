import type { LoadingBar as LoadingBarStore } from '@clipfront/routing/loading-bar'
import type { PageData } from '@clipfront/page-data'
import { parsePagePath } from '@clipfront/routing/page-paths'
import type { Consent } from '@clipfront/tracking/consent'
import { type ComponentProps, type ComponentType, useCallback, useEffect, useMemo, useState } from 'react'
import { AssistantContext, type LoadAssistant } from '../assistant-panel/AssistantLink.tsx'
import { DemoMerchantLayout } from '../demo-merchant-layout/DemoMerchantLayout.tsx'
import { type OpenVoteSender, VotesContext } from '../did-it-work/useVote.ts'
import { resolveErrorHeading } from '../error-heading/resolveErrorHeading.ts'
import { ExtensionContext, type ExtensionOffer } from '../extension-slot/ExtensionContext.ts'
import { KeptContext, type KeptItems } from '../kept/KeptContext.ts'
import { LoadingBar } from '../loading-bar/LoadingBar.tsx'
import type { Messages } from '../messages/Messages.ts'
import { type OpenedCoupons, OpenedCouponsContext } from '../opened-coupons/OpenedCouponsContext.ts'
import { ReviewPopupContext, type ReviewPopupState } from '../review-dialog/ReviewPopupContext.ts'
import { FormsContext, type LoadForm } from '../shopper-form/FormLink.tsx'
import { SuggestionsContext, type SuggestionsProps } from '../search-form/SuggestionsContext.ts'
import { SiteProvider } from '../site-context/index.ts'
import { SlotsContext } from '../slots/Slots.tsx'
import type { PageSlots, SlotTable } from '../slots/SlotTable.ts'
import { standardSlots } from './standardSlots.ts'
import { SiteLayout } from '../site-layout/SiteLayout.tsx'
import '../tokens/tokens.css'

interface StandardRootProps extends Omit<ComponentProps<typeof SiteProvider>, 'messages' | 'page'> {
  messages: Messages
  page: PageData
  loadingBar: LoadingBarStore
  clientState: ReviewPopupState
  consent: Consent
}

/** Of whom it is known whether they can have the extension. */
type Visitor = Pick<StandardRootProps, 'site' | 'clientState' | 'consent'>

/** The ways to code that no page needs for what it shows at first. */
interface LazyCode {
  /** What a search form shows while somebody types. */
  suggestions: (consent: Consent, language: string) => Promise<ComponentType<SuggestionsProps>>
  /** Which coupons this visitor has opened: loaded as soon as a page is there. */
  openedCoupons: (consent: Consent) => Promise<OpenedCoupons>
  /** What answers questions: loaded for who wants to ask. */
  assistant: LoadAssistant
  /** A form that shoppers send: loaded for who wants to write. */
  forms: LoadForm
  /** What this visitor keeps on the device: loaded as soon as a page is there, and the widgets that show it. */
  kept: (consent: Consent) => Promise<KeptItems>
  /** Whether the companion extension can be had: loaded on a site that has one. */
  extension: (visitor: Visitor) => Promise<ExtensionOffer>
  /** What sends votes: loaded for who is about to vote. */
  votes: () => Promise<OpenVoteSender>
}

/**
 * The providers, the layouts and the navigation that every unit starts from. A unit's `frame.ts` spreads it and names what is its own.
 * @param slots what stands between the parts of its pages
 */
export function standardFrame(load: LazyCode, slots: SlotTable = standardSlots) {
  const loadKept = async (consent: Consent) => {
    const [store, widgets] = await Promise.all([load.kept(consent), import('../your-stores/index.ts')])
    return { store, ...widgets }
  }
  function StandardRoot({
    site,
    messages,
    page,
    url,
    renderedAt,
    loadingBar,
    clientState,
    consent,
    children,
  }: StandardRootProps) {
    const loadExtension = useCallback(
      () => load.extension({ site, clientState, consent }),
      [site, clientState, consent],
    )
    return (
      <SiteProvider site={site} messages={messages} page={page} url={url} renderedAt={renderedAt}>
        <LoadingBar bar={loadingBar} />
        <OpenedCouponsContext value={useLoaded(load.openedCoupons, consent)}>
          <KeptContext value={useLoaded(loadKept, consent)}>
            <VotesContext value={load.votes}>
              <FormsContext value={load.forms}>
                <SuggestionsContext
                  value={useCallback(() => load.suggestions(consent, site.language), [consent, site])}
                >
                  <AssistantContext value={useMemo(() => ({ clientState, load: load.assistant }), [clientState])}>
                    <ExtensionContext value={loadExtension}>
                      <SlotsContext value={slots[page.page] ?? NO_SLOTS}>
                        <ReviewPopupContext value={clientState}>{children}</ReviewPopupContext>
                      </SlotsContext>
                    </ExtensionContext>
                  </AssistantContext>
                </SuggestionsContext>
              </FormsContext>
            </VotesContext>
          </KeptContext>
        </OpenedCouponsContext>
      </SiteProvider>
    )
  }
  return {
    Root: StandardRoot,
    layouts: { default: SiteLayout, demoShop: DemoMerchantLayout },
    errorTitle: resolveErrorHeading,
    navigation: {
      // The demo merchant's own site: its pages show their text alone.
      layouts: { demoShop: { isMini: true } },
      pages: {
        static: {
          layout: ({ url }: { url: URL }) =>
            parsePagePath(url.pathname)?.name === 'demo-shop' ? 'demoShop' : 'default',
        },
      },
    },
  }
}

const NO_SLOTS: PageSlots = {}

/** What the code makes that was loaded after the first paint; null before, and where it cannot be had. */
function useLoaded<Given, Made>(load: (given: Given) => Promise<Made>, given: Given): Made | null {
  const [made, setMade] = useState<Made | null>(null)
  useEffect(() => {
    load(given).then(setMade, () => {})
  }, [load, given])
  return made
}
