import { createLoadingBar } from '@clipfront/routing/loading-bar'
import { createClientState } from '@clipfront/routing/state'
import { createConsent } from '@clipfront/tracking/consent'
import type { PluginContext } from '@clipfront/tracking/plugins'
import type { AppProps } from '../render/App.tsx'
import type { AppFrame } from '../render/AppFrame.ts'
import type { PageConfig } from '../render/PageConfig.ts'
import { guardCode } from './guardCode.ts'
import { holdTemplate } from './heldTemplates.ts'
import { hydratePage } from './hydratePage.tsx'
import { readState } from './pageState.ts'

/** What starts an app's plugins of tracking. */
export interface PluginModule {
  start: (context: PluginContext) => void
}

/**
 * Takes the server's document over: hydrates it, and then brings what counts, navigates and prefetches in it.
 * @param loadPlugins of tracking: asked once the page is there, and not waited for
 * @param takeOver called when what is clicked reaches the app from now on
 * @returns once what is on the screen answers to the shopper
 */
export async function startApp<Messages extends object>(
  frame: AppFrame<Messages>,
  loadPlugins: () => Promise<PluginModule>,
  takeOver: () => void,
): Promise<void> {
  const state = readState()
  // Nothing overtakes the page that is here, and its entry of the history is made.
  const here = { url: new URL(location.href), mode: 'keep', signal: new AbortController().signal } as const
  const load = () =>
    Promise.all([importNamed<SiteModule<Messages>>('site'), importNamed<{ config: PageConfig }>('template')])
  const [{ site, messages, loadMessages }, { config }] = await guardCode(load, here)
  holdTemplate(state.page.page, config)
  const loadingBar = createLoadingBar()
  const clientState = createClientState(site, state)
  const consent = createConsent(site.consent)
  const page = { site, messages, frame, state, loadingBar, clientState, consent }
  let visit: Promise<{ fail: (error: Error) => void }> | undefined
  const onPageError = async (thrown: Error) => (await startVisit()).fail(thrown)
  takeOver()
  const { render, hydrated } = hydratePage({ ...page, onPageError: (thrown) => void onPageError(thrown) })
  const startVisit = () =>
    (visit ??= import('./startVisit.ts').then((code) =>
      code.startVisit({ ...page, render, loadPlugins, loadMessages }),
    ))
  await hydrated
  // Where it cannot be had, links and forms are the browser's, and the script in the HTML goes on to follow offers.
  startVisit().catch((thrown: unknown) => reportError(thrown))
}

interface SiteModule<Messages extends object> extends Pick<AppProps<Messages>, 'site'> {
  /** What the first page's type may show. */
  messages: Messages
  /** Brings what other page types show beside; a development server has given all. */
  loadMessages?: () => Promise<{ messages: Partial<Messages> }>
}

/**
 * Imports a module that the document names, and preloads: `site`, the site's facts and its messages, of which a release has one for
 * each page type of its one site; `template`, the page config of the page's type. All other code is the same for every site with
 * the same pages, and what brings other templates comes after hydration.
 * @throws {Error} the document names none, or it cannot be had
 */
async function importNamed<Module>(mark: 'site' | 'template'): Promise<Module> {
  const link = document.querySelector<HTMLLinkElement>(`link[data-${mark}]`)
  if (!link) throw new Error(`The document names no module link[data-${mark}]: it was not written by this release.`)
  return (await import(/* @vite-ignore */ link.href)) as Module
}
