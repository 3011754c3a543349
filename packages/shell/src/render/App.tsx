import type { LoadingBar } from '@clipfront/routing/loading-bar'
import type { ClientStateStore } from '@clipfront/routing/state'
import type { BrowserSite } from '../config/browserSite.ts'
import type { AppFrame } from './AppFrame.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { errorOf } from './errorOf.ts'
import { LastResort } from './LastResort.tsx'
import type { PageState } from './PageState.ts'
import type { Template } from './RootProps.ts'

interface AppProps<Messages> {
  site: BrowserSite
  messages: Messages
  state: PageState
  frame: Pick<AppFrame<Messages>, 'Root' | 'layouts'>
  /** Undefined when its code cannot be had. */
  Template: Template | undefined
  loadingBar: LoadingBar
  clientState: ClientStateStore
  /** A page threw while rendering in the browser; the error page must take its place (R8.2). */
  onPageError?: (error: Error) => void
}

/** The whole tree of a page: one component for both sides of the wire, so that they cannot differ. */
export function App<Messages>(parts: AppProps<Messages>) {
  const { state, frame, Template, onPageError, ...providers } = parts
  const { Root, layouts } = frame
  const { page, url, renderedAt, layout } = state
  const Layout = layout === null ? undefined : layouts[layout]
  if (!Layout || !Template) return <LastResort details={errorOf(page)?.message ?? ''} />
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
            {/* Another address is another page: nothing that a shopper opened on one shop's page stays open on the next. */}
            <Template key={pathOf(url)} page={page} />
          </ErrorBoundary>
        </Layout>
      </Root>
    </ErrorBoundary>
  )
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}

function lastResort(error: Error) {
  return <LastResort details={error.message} />
}

/** The moment until the error page is there. */
const nothing = () => null
