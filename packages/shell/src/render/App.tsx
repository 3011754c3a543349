import type { LoadingBar } from '@clipfront/routing/loading-bar'
import type { ClientStateStore } from '@clipfront/routing/state'
import type { BrowserSite } from '../config/browserSite.ts'
import type { AppFrame } from './AppFrame.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { errorOf } from './errorOf.ts'
import { keyOf } from './keyOf.ts'
import { LastResort } from './LastResort.tsx'
import type { PageConfig } from './PageConfig.ts'
import type { PageState } from './PageState.ts'

interface AppProps<Messages> {
  site: BrowserSite
  messages: Messages
  state: PageState
  frame: AppFrame<Messages>
  /** Of the page's type; undefined when its code cannot be had. */
  config: PageConfig | undefined
  loadingBar: LoadingBar
  clientState: ClientStateStore
  /** A page threw while rendering in the browser; the error page must take its place (R8.2). */
  onPageError?: (error: Error) => void
}

/** The whole tree of a page: one component for both sides of the wire, so that they cannot differ. */
export function App<Messages>(parts: AppProps<Messages>) {
  const { state, frame, config, onPageError, ...providers } = parts
  const { Root, layouts, navigation } = frame
  const { page, url, renderedAt, layout, data } = state
  const Layout = layout === null ? undefined : layouts[layout]
  if (layout === null || !Layout || !config) return <LastResort details={errorOf(page)?.message ?? ''} />
  const isMini = navigation.layouts?.[layout]?.isMini ?? false
  const Page = (isMini && config.miniComponent) || config.pathComponent
  const isError = page.page === 'error'
  return (
    <ErrorBoundary page={page} fallback={lastResort}>
      <Root page={page} url={url} renderedAt={renderedAt} {...providers}>
        <Layout>
          <ErrorBoundary
            page={page}
            fallback={isError ? lastResort : nothing}
            // The error page's own error must not ask for the error page again.
            onError={isError ? undefined : onPageError}
          >
            <Page key={keyOf(config.key, url)} page={page} extraData={data} />
          </ErrorBoundary>
        </Layout>
      </Root>
    </ErrorBoundary>
  )
}

function lastResort(error: Error) {
  return <LastResort details={error.message} />
}

/** The moment until the error page is there. */
const nothing = () => null
