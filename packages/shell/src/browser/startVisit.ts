import type { PageData } from '@clipfront/page-data'
import { createNavigator, type ShownPage } from '@clipfront/routing/navigation'
import { isPagePath } from '@clipfront/routing/own-paths'
import { rememberMerchant, type TrackerOptions } from '@clipfront/tracking'
import { startClientState } from '../client-state/index.ts'
import { startClickOut } from '../click-out/startClickOut.ts'
import type { AppProps } from '../render/App.tsx'
import { findPageError, errorPage } from '../render/errorPage.ts'
import { buildNavigationRules } from '../render/PageConfig.ts'
import type { PageState } from '../render/PageState.ts'
import { createHistory } from './createHistory.ts'
import { createPageLoader } from './createPageLoader.ts'
import { createPageState } from './createPageState.ts'
import { createPluginContext } from './createPluginContext.ts'
import { createScreen } from './createScreen.ts'
import { findSessionStorage } from './findSessionStorage.ts'
import { findDocumentUrl, followHistory } from './followHistory.ts'
import { openDocument } from './guardCode.ts'
import { request } from './http/createRequest.ts'
import { setReader } from './http/tabReader.ts'
import type { RenderPage } from './hydratePage.tsx'
import { followLinks } from './links/followLinks.ts'
import { findTemplate } from './heldTemplates.ts'
import { fetchTemplate, hasTemplate, keepTemplate, loadTemplate, setMessageLoader } from './loadTemplate.ts'
import { interceptSearch, navigate, setNavigator } from './navigate.ts'
import { currentState } from './pageState.ts'
import { startPrefetch } from './prefetch/startPrefetch.ts'
import type { PluginModule } from './startApp.ts'
import { reader } from 'virtual:clipfront/reader'

interface VisitParts<Messages> extends Omit<AppProps<Messages>, 'config' | 'onPageError'> {
  render: RenderPage
  loadPlugins: () => Promise<PluginModule>
  /** Brings the texts that another page type shows beside. */
  loadMessages: (() => Promise<{ messages: Partial<Messages> }>) | undefined
}

/**
 * Starts what a page does beside being shown: it leads on to others, counts what is seen and done, and prefetches. Nothing of it
 * is needed to hydrate, so it comes afterwards.
 * @param parts the state is what the server has written into the document
 * @returns shows the error page in the place of a page that threw
 */
export function startVisit<Messages extends object>({
  render,
  loadPlugins,
  loadMessages,
  ...parts
}: VisitParts<Messages>): {
  fail: (error: Error) => void
} {
  const { site, messages, frame, state, loadingBar, clientState, consent } = parts
  // The next page is told of the texts that are added: it makes its own record of them.
  if (loadMessages) setMessageLoader(async () => void Object.assign(messages, (await loadMessages()).messages))
  setReader(reader)
  const url = findDocumentUrl()
  const client = startClientState(clientState, site.extensionName)
  const history = createHistory({ history: window.history, scrollPosition: () => [scrollX, scrollY] })
  const loader = createPageLoader({ request, now: () => new Date() })
  const screen = createScreen({ render, findHead: loader.findHead })
  const prefetch = startPrefetch({
    hasTemplate,
    isShown: (type) => findTemplate(type) !== undefined,
    fetchTemplate,
  })
  const navigator = createNavigator<PageData>({
    rules: buildNavigationRules(frame, findTemplate),
    ownHosts: site.hosts,
    shown: readShownPage(state, url),
    host: {
      load: client.timed(loader.load),
      pageAt: (path, visit) => loader.load(visit, new URL(path, visit.url)),
      prepare: async (_layout, { page }, visit) => void (await loadTemplate(page, visit)),
      errorPage: (error) =>
        errorPage(site, error, frame.errorTitle?.({ ...messages, ...site.messages }, error.statusCode, false)),
      findError: findPageError,
      commit: history.commit,
      show: (shown, arrival) => {
        const { device } = clientState.state
        const next = createPageState(shown, { site, device, renderedAt: loader.renderedAt(shown.opened.page) })
        client.showPage(next, () => screen.show(next, arrival))
        prefetch.followPage()
        clickOut.followPage(arrival)
        rememberShown()
        pluginContext.followPage()
      },
      scroll: (move) => {
        screen.scroll(move)
        history.saveSoon()
      },
      isPage: ({ pathname }) => isPagePath(pathname),
      leave: openDocument,
      report: (error) => reportError(error),
      progress: loadingBar,
    },
  })

  setNavigator(navigator, history)
  followLinks({ getUrl: () => navigator.shown.url, savePosition: history.savePosition })
  followHistory(navigator, history, screen)
  interceptSearch()
  // When code cannot be had, there must be something left to show.
  void keepTemplate('error')
  prefetch.followPage()
  const getPage = () => (currentState() ?? state).page
  const rememberShown = () => {
    const { page, data } = getPage()
    if (page === 'merchant') rememberMerchant(data.merchant, consent)
  }
  const clickOut = startClickOut({
    site,
    getPage,
    navigate: (path) => void navigate(path),
    endpoint: `${clientState.state.browserApiUrl}/pagepoint`,
    ...(import.meta.env.DEV && inspectEvents()),
  })
  rememberShown()
  consent.subscribe(rememberShown)
  const { tracker } = clickOut
  const getPageType = () => getPage().page
  const pluginContext = createPluginContext({ site, consent, clientState, tracker, getPageType })
  // A page does without them where they cannot be had.
  loadPlugins().then(
    ({ start }) => start(pluginContext.context),
    () => {},
  )
  return { fail: (error) => void navigator.fail(error) }
}

/** During development an overlay shows each event, and why none is sent from there. It comes when it comes: nobody waits for it. */
function inspectEvents(): Pick<TrackerOptions, 'inspect'> {
  const loading = import('@clipfront/tracking/inspector').then(({ openInspector }) =>
    openInspector(findSessionStorage()),
  )
  return { inspect: (event) => void loading.then((inspector) => inspector.show(event)) }
}

/** What the server has written, as the navigator knows it. */
function readShownPage({ page, layout, data }: PageState, url: URL): ShownPage<PageData> {
  return { url, opened: { page, layout, data, error: findPageError(page), isRefreshed: true } }
}
