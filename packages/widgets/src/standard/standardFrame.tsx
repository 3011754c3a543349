import type { LoadingBar as LoadingBarStore } from '@clipfront/routing/loading-bar'
import { parsePagePath } from '@clipfront/routing/page-paths'
import type { ComponentProps, ComponentType } from 'react'
import { DemoMerchantLayout } from '../demo-merchant-layout/DemoMerchantLayout.tsx'
import { resolveErrorHeading } from '../error-heading/resolveErrorHeading.ts'
import { LoadingBar } from '../loading-bar/LoadingBar.tsx'
import type { Messages } from '../messages/Messages.ts'
import { SuggestionsContext, type SuggestionsProps } from '../search-form/SuggestionsContext.ts'
import { SiteProvider } from '../site-context/index.ts'
import { SiteLayout } from '../site-layout/SiteLayout.tsx'
import '../tokens/tokens.css'

interface StandardRootProps extends Omit<ComponentProps<typeof SiteProvider>, 'messages'> {
  messages: Messages
  loadingBar: LoadingBarStore
}

/**
 * The providers, the layouts and the navigation that every unit starts from. A unit's `frame.ts` spreads it and names what is its own.
 * @param loadSuggestions loads what a search form shows while somebody types: code that only those need who search
 */
export function standardFrame(loadSuggestions: () => Promise<ComponentType<SuggestionsProps>>) {
  function StandardRoot({ site, messages, url, renderedAt, loadingBar, children }: StandardRootProps) {
    return (
      <SiteProvider site={site} messages={messages} url={url} renderedAt={renderedAt}>
        <LoadingBar bar={loadingBar} />
        <SuggestionsContext value={loadSuggestions}>{children}</SuggestionsContext>
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
