import type { RootProps } from '@clipfront/shell/render'
import { LoadingBar } from '@clipfront/widgets/loading-bar'
import { SuggestionsContext } from '@clipfront/widgets/search-form'
import { type Messages, SiteProvider } from '@clipfront/widgets/site-context'
import '@clipfront/widgets/tokens.css'
import { loadSuggestions } from './loadSuggestions.ts'

/** Providers around every page of the unit, on both sides of the wire. */
export function Root({ site, messages, url, renderedAt, loadingBar, children }: RootProps<Messages>) {
  return (
    <SiteProvider site={site} messages={messages} url={url} renderedAt={renderedAt}>
      <LoadingBar bar={loadingBar} />
      <SuggestionsContext value={loadSuggestions}>{children}</SuggestionsContext>
    </SiteProvider>
  )
}
