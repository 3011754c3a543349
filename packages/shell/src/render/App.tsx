import type { LoadingBar } from '@clipfront/routing/loading-bar'
import type { ClientStateStore } from '@clipfront/routing/state'
import type { Consent } from '@clipfront/tracking/consent'
import { Component, type ReactNode } from 'react'
import type { PageKey } from '../config/UnitApp.ts'
import type { BrowserSite } from '../config/browserSite.ts'
import type { AppFrame } from './AppFrame.ts'
import type { PageConfig } from './PageConfig.ts'
import type { PageState } from './PageState.ts'
import { findPageError } from './errorPage.ts'

export interface AppProps<Messages> {
  site: BrowserSite
  messages: Messages
  state: PageState
  frame: AppFrame<Messages>
  /** Of the page's type; undefined when its code cannot be had. */
  config: PageConfig | undefined
  loadingBar: LoadingBar
  clientState: ClientStateStore
  consent: Consent
  /** A page threw while rendering in the browser; the error page must take its place (R8.2). */
  onPageError?: (error: Error) => void
}

/** The whole tree of a page: one component for both sides of the wire, so that they cannot differ. */
export function App<Messages>(parts: AppProps<Messages>) {
  const { state, frame, config, onPageError, ...providers } = parts
  const { Root, layouts, navigation } = frame
  const { page, url, renderedAt, layout, data } = state
  const Layout = layout === null ? undefined : layouts[layout]
  if (layout === null || !Layout || !config) return <LastResort details={findPageError(page)?.message ?? ''} />
  const isMini = navigation.layouts?.[layout]?.isMini ?? false
  const Page = (isMini && config.miniComponent) || config.pathComponent
  const isError = page.page === 'error'
  return (
    <ErrorBoundary page={page} fallback={lastResort}>
      <Root page={page} url={url} renderedAt={renderedAt} {...providers}>
        <Layout consent={parts.consent}>
          <ErrorBoundary
            page={page}
            fallback={isError ? lastResort : nothing}
            // The error page's own error must not ask for the error page again.
            onError={isError ? undefined : onPageError}
          >
            <Page key={formatPageKey(config.key, url)} page={page} extraData={data} />
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

interface ErrorBoundaryProps {
  /** The page on show: another one clears the error. */
  page: object
  /** What stands in the place of what threw. */
  fallback: (error: Error) => ReactNode
  onError?: ((error: Error) => void) | undefined
  children: ReactNode
}

interface ErrorBoundaryState {
  error: Error | null
  page: object
}

/** Catches what its children throw while rendering in the browser; on the server React has no boundaries. */
class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, page: this.props.page }

  static getDerivedStateFromError(thrown: unknown): Partial<ErrorBoundaryState> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return props.page === state.page ? null : { error: null, page: props.page }
  }

  override componentDidCatch(error: Error): void {
    this.props.onError?.(error)
  }

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children
  }
}

/** The error page itself failed (R2.13). No context, no store, no widget, no router: nothing that could fail again. */
export function LastResort({ details }: { details: string }) {
  return (
    <main>
      <h2>An error occurred while showing the error page</h2>
      <p>Unfortunately an error occurred and while showing the error page another error occurred</p>
      <p>Error details: {details}</p>
      <a href="/" rel="external">
        Go back to home
      </a>
    </main>
  )
}

/**
 * The React key of a page (R3.3): equal for two addresses that are one page, as its config has it.
 * @param url path and query; the query holds product keys only
 */
export function formatPageKey(parts: PageKey, url: string): string {
  const [path = '', search = ''] = url.split('?', 2)
  const query = new URLSearchParams(search)
  return JSON.stringify(parts.map((part) => (part === 'path' ? path : query.get(part))))
}
