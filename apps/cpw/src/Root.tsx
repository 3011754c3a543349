import type { RootProps } from '@clipfront/shell/render'
import { LoadingBar } from '@clipfront/widgets/loading-bar'
import { SuggestionsContext } from '@clipfront/widgets/search-form'
import { SiteProvider } from '@clipfront/widgets/site-context'
import '@clipfront/widgets/tokens.css'
import { loadSuggestions } from './loadSuggestions.ts'

/** Providers around every page of the unit, on both sides of the wire. */
export function Root({ site, url, renderedAt, loadingBar, children }: RootProps) {
  return (
    <SiteProvider site={site} url={url} renderedAt={renderedAt}>
      <LoadingBar bar={loadingBar} />
      <SuggestionsContext value={loadSuggestions}>{children}</SuggestionsContext>
    </SiteProvider>
  )
}
