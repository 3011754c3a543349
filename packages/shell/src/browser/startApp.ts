import type { PageData } from '@clipfront/page-data'
import { createLoadingBar } from '@clipfront/routing/loading-bar'
import { createClientState } from '@clipfront/routing/state'
import { createNavigator, type ShownPage } from '@clipfront/routing/navigation'
import { isPagePath } from '@clipfront/routing/own-paths'
import { rememberMerchant, type TrackerOptions } from '@clipfront/tracking'
import { createConsent } from '@clipfront/tracking/consent'
import type { PluginContext } from '@clipfront/tracking/plugins'
import { startClientState } from '../client-state/index.ts'
import { startClickOut } from '../click-out/startClickOut.ts'
import type { AppProps } from '../render/App.tsx'
import type { AppFrame } from '../render/AppFrame.ts'
import { findPageError, errorPage } from '../render/errorPage.ts'
import { buildNavigationRules } from '../render/PageConfig.ts'
import type { PageState } from '../render/PageState.ts'
import { createHistory } from './createHistory.ts'
import { findSessionStorage } from './findSessionStorage.ts'
import { createPageLoader, preparePageLoads } from './createPageLoader.ts'
import { createPluginContext } from './createPluginContext.ts'
import { createScreen } from './createScreen.tsx'
import { createPageState, currentState, readState } from './pageState.ts'
import { followHistory } from './followHistory.ts'
import { followLinks } from './links/followLinks.ts'
import { request } from './http/createRequest.ts'
import { guardCode, openDocument } from './guardCode.ts'
import { interceptSearch, navigate, setNavigator } from './navigate.ts'
import { fetchTemplate, findTemplate, hasTemplate, loadTemplate } from './loadTemplate.ts'
import { startPrefetch } from './prefetch/startPrefetch.ts'

/** What starts an app's plugins of tracking. */
interface PluginModule {
  start: (context: PluginContext) => void
}

/**
 * Takes the server's document over: hydrates it, then shows page after page in it.
 * @param loadPlugins of tracking: asked once the page is there, and not waited for
 */
export async function startApp<Messages>(
  frame: AppFrame<Messages>,
  loadPlugins: () => Promise<PluginModule>,
): Promise<void> {
  const state = readState()
  const url = new URL(location.href)
  // Nothing overtakes the page that is here, and its entry of the history is made.
  const here = { url, mode: 'keep', signal: new AbortController().signal } as const
  const [{ site, messages }] = await Promise.all([
    guardCode(() => loadSite<Messages>(), here),
    loadTemplate(state.page.page, here),
  ])

  const loadingBar = createLoadingBar()
  const clientState = createClientState(site, state)
  const consent = createConsent(site.consent)
  const onPageError = (error: Error) => void navigator.fail(error)
  const screen = createScreen({ site, messages, frame, state, loadingBar, clientState, consent, onPageError })
  const client = startClientState(clientState, site.extensionName)
  const history = createHistory({ history: window.history, scrollPosition: () => [scrollX, scrollY] })
  const loader = createPageLoader({ request, now: () => new Date() })
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
  preparePageLoads()
  // A page does without them where they cannot be had.
  loadPlugins().then(
    ({ start }) => start(pluginContext.context),
    () => {},
  )
}

/** During development an overlay shows each event, and why none is sent from there. It comes when it comes: nobody waits for it. */
function inspectEvents(): Pick<TrackerOptions, 'inspect'> {
  const loading = import('@clipfront/tracking/inspector').then(({ openInspector }) =>
    openInspector(findSessionStorage()),
  )
  return { inspect: (event) => void loading.then((inspector) => inspector.show(event)) }
}

type SiteModule<Messages> = Pick<AppProps<Messages>, 'site' | 'messages'>

/**
 * Loads the site's facts and messages: the module that the document names, and preloads. A release has it for its one site; all
 * other code is the same for every site with the same pages.
 * @throws {Error} the document names none, or it cannot be had
 */
async function loadSite<Messages>(): Promise<SiteModule<Messages>> {
  const link = document.querySelector<HTMLLinkElement>('link[data-site]')
  if (!link) throw new Error('The document names no site module (link[data-site]): it was not written by this release.')
  return (await import(/* @vite-ignore */ link.href)) as SiteModule<Messages>
}

/** What the server has written, as the navigator knows it. */
function readShownPage({ page, layout, data }: PageState, url: URL): ShownPage<PageData> {
  return { url, opened: { page, layout, data, error: findPageError(page), isRefreshed: true } }
}
