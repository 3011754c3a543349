import { type PageData, parsePageData } from '@clipfront/page-data'
import { parseSuggestions } from '@clipfront/page-data/suggestions'
import { invariant, normaliseError, type NormalisedError, type Redirect } from '@clipfront/routing/errors'
import {
  type Head,
  renderHead,
  renderShareTags,
  resolveHead,
  writeHead,
  type WrittenHead,
} from '@clipfront/routing/head'
import { createLoadingBar } from '@clipfront/routing/loading-bar'
import { assertSerialisable, serialiseForScript } from '@clipfront/routing/json'
import { createClientState } from '@clipfront/routing/state'
import { type OpenedPage, openErrorPage, openPage, type NavigationResult } from '@clipfront/routing/navigation'
import type { DeviceClass } from '@clipfront/routing/visitor'
import type { Environment, Site } from '@clipfront/site-config'
import { COLOURS } from '@clipfront/site-config/colours'
import { createConsent } from '@clipfront/tracking/consent'
import { renderToString } from 'react-dom/server'
import { App, LastResort } from './App.tsx'
import type { AppFrame } from './AppFrame.ts'
import { findPageError, errorPage, noTemplate } from './errorPage.ts'
import { buildNavigationRules, type PageConfigs } from './PageConfig.ts'
import type { Envelopes } from './parseEnvelope.ts'
import type { OfflineWords } from './OfflineWords.ts'
import type { PageState } from './PageState.ts'
import { securityHeaders } from './securityHeaders.ts'
import { createSharing, type WriteCard } from './createSharing.ts'

/** What is a release's own: the rest of it is code that it may share with other sites. */
export interface SiteParts<Messages = unknown> {
  site: Site
  /** The words of the site's language. */
  messages: Messages
  envelopes: Envelopes
  /** Of the content of the site's icon; undefined where the sources are read as they stand. */
  iconHash?: string | undefined
}

interface ReleaseParts<Messages = unknown> extends SiteParts<Messages> {
  configs: PageConfigs
  frame: AppFrame<Messages>
  /** Left out, every page shows the site's own picture. */
  writeCard?: WriteCard<Messages>
  /** Left out, nothing is shown where a page cannot be had. */
  writeOffline?: (messages: Messages) => OfflineWords
  /** The script that stands in every document; the content security policy names it by its hash. */
  inlineScript: string
  /** Names what this release reads page-api with (`vite/nameReader.ts`). */
  reader: string
}

interface OpenInput {
  /** Absolute. */
  url: URL
  /** Page data of the address. */
  load: () => Promise<PageData | Redirect>
  /** Page data of another address of the site: path and query. */
  pageAt: (path: string) => Promise<PageData | Redirect>
}

export interface RenderInput {
  opened: OpenedPage<PageData>
  /** Path and query with product keys only: what the page takes for its address. */
  url: string
  /** The same, made absolute where the request came under a name that must not be indexed. */
  address: string
  environment: Environment
  /** Of whoever asks; a release whose pages are the same for all takes no notice of it. */
  device: DeviceClass | null
  /** ISO 8601. */
  renderedAt: string
}

export interface RenderedPage {
  status: number
  headers: Readonly<Record<string, string>>
  html: string
  /** What was thrown on the way, when an error page had to take the page's place. For the log, never for the shopper. */
  failures: readonly unknown[]
}

export type ReleaseRenderer = ReturnType<typeof createReleaseRenderer>

/** What devices ask for, the same on every page: a client navigation leaves it alone. The browser's bars are the page's paper. */
const DEVICE_TAGS = [
  `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
  `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${COLOURS.paper}">`,
  `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${COLOURS.dark.paper}">`,
].join('')

/** Nothing is ever on its way to a page that is being written. */
const IDLE = createLoadingBar()

/** The one function that turns page data into a document (R2.4). Pure: the clock comes with the input. */
export function createReleaseRenderer<Messages>(release: ReleaseParts<Messages>) {
  const { site, messages, configs, frame, envelopes, inlineScript, iconHash, reader, writeCard, writeOffline } = release
  const headers = { 'content-type': 'text/html; charset=utf-8', ...securityHeaders(site, inlineScript) }
  // No server reads a choice: HTML is the same whatever was chosen.
  const consent = createConsent(site.consent)
  const stateSite = { consent: site.consent }
  const findPicture = createSharing({ site, messages: { ...messages, ...site.messages }, iconHash, writeCard })
  const layoutRules = Object.values(frame.navigation.layouts ?? {})
  const differsByDevice = [...Object.values(configs), ...layoutRules].some((drawn) => drawn.differsByDevice === true)
  const rules = buildNavigationRules(frame, (type) => configs[type])
  const source = {
    prepare: async (_layout: string, { page }: PageData) => {
      if (!configs[page]) throw noTemplate(page)
    },
    errorPage: (error: NormalisedError): PageData =>
      errorPage(
        site,
        error,
        frame.errorTitle?.({ ...messages, ...site.messages }, error.statusCode, error['isVote'] === true),
      ),
    findError: findPageError,
  }

  function findHead(page: PageData, url: string, environment: Environment): Head {
    const icon = configs[page.page]?.icon ?? null
    return resolveHead({ page, site, environment, status: page.code, url, icon })
  }

  /** The tree alone: what the benchmarks compare the rest with. @throws what a template throws */
  function renderBody(state: PageState): string {
    const config = configs[state.page.page]
    if (!config) throw noTemplate(state.page.page)
    const clientState = createClientState(site, state)
    const parts = { site, messages, state, frame, config, loadingBar: IDLE, clientState, consent }
    return renderToString(<App {...parts} />)
  }

  function renderDocument({ opened, url, address, environment, renderedAt, ...asked }: RenderInput): RenderedPage {
    const { page, layout, data } = opened
    const device = differsByDevice ? asked.device : null
    const envelope = envelopes[page.page]
    if (!envelope) throw noTemplate(page.page)
    // The page itself was JSON until it was parsed; what an app's data functions bring may be anything.
    assertSerialisable(data, 'data')
    const state: PageState = { page, url, renderedAt, layout, data, device, site: stateSite }
    const head = findHead(page, address, environment)
    const body = renderBody(state)
    const [beforeAttributes, beforeHead, beforeBody, beforeState, end] = envelope
    const html =
      beforeAttributes +
      htmlAttributes(head, site, device, environment) +
      beforeHead +
      renderHead(head) +
      DEVICE_TAGS +
      renderShareTags({ head, site, page, environment, ...findPicture(page, url) }) +
      beforeBody +
      body +
      beforeState +
      serialiseForScript(state) +
      end
    return { status: page.code, headers: withPageHeaders(headers, head, page), html, failures: [] }
  }

  /** A page as status, headers and HTML. Never throws: a page that fails becomes the error page, and that one the last resort. */
  async function render(input: RenderInput): Promise<RenderedPage> {
    const failures: unknown[] = []
    try {
      return renderDocument(input)
    } catch (thrown) {
      failures.push(thrown)
    }
    const error = input.opened.error ?? normaliseError(failures[0])
    if (!input.opened.error) {
      try {
        const opened = await openError(new URL(`https://${site.hosts[0]}${input.url}`), error)
        return { ...renderDocument({ ...input, opened }), failures }
      } catch (thrown) {
        failures.push(thrown)
      }
    }
    const details = normaliseError(failures.at(-1)).message
    return {
      status: error.statusCode,
      headers: { ...headers, 'x-robots-tag': 'NOINDEX' },
      html: lastResort(details),
      failures,
    }
  }

  const signal = new AbortController().signal
  const initialNavigation = (url: URL) =>
    ({ url, from: null, kind: 'initial', mode: 'keep', signal, shown: null }) as const

  /** An error page of our own making. */
  async function openError(url: URL, error: unknown): Promise<OpenedPage<PageData>> {
    const outcome = await openErrorPage(initialNavigation(url), error, rules, source)
    invariant(outcome.type === 'page', 'nobody aborts a request’s error page')
    return outcome.opened
  }

  return {
    /** False when a page is the same for every device (R1.3). Releases of before say nothing: their pages differ. */
    differsByDevice,
    /** Page data through this release's own parser. @throws {PageDataError} */
    parse: parsePageData,
    /** The same for suggestions. @throws {PageDataError} */
    parseSuggestions,
    /** Names these parsers: tabs of the same get what they have read. Releases of before say nothing, and all tabs read for themselves. */
    reader,
    /** Runs the pipeline of a navigation for a request (R2.11). */
    open: ({ url, load, pageAt }: OpenInput): Promise<NavigationResult<PageData>> =>
      openPage(initialNavigation(url), rules, { ...source, load, pageAt }),
    openError,
    /** What a document that shows a page says of itself, for a navigation in the browser. @param url path and query */
    writeHead: (page: PageData, url: string, environment: Environment): WrittenHead =>
      writeHead(findHead(page, url, environment)),
    findPicture,
    /** The words of the page without a connection; undefined where there is none. */
    offlineWords: writeOffline?.({ ...messages, ...site.messages }),
    render,
    renderBody,
  }
}

function htmlAttributes({ lang, dir }: Head, site: Site, device: DeviceClass | null, environment: Environment): string {
  // The document's own script opens the places for advertisements where the rule lets it, before anything is painted.
  const ads = site.adsId !== null && environment === 'prod' ? ` data-ads="${site.consent}"` : ''
  return `lang="${lang}" dir="${dir}" data-accent="${site.accent}" data-look="${site.look}"${ads}${device ? ` data-device="${device}"` : ''}`
}

function withPageHeaders(headers: Readonly<Record<string, string>>, { robots }: Head, { tags }: PageData) {
  return {
    ...headers,
    ...(robots ? { 'x-robots-tag': robots } : {}),
    ...(tags.length > 0 ? { 'cache-tag': tags.filter(isHeaderSafe).join(',') } : {}),
  }
}

/** What is no plain token cannot name a cache entry, and a line break would be another header. */
function isHeaderSafe(tag: string): boolean {
  return /^[\w:./-]{1,100}$/.test(tag)
}

function lastResort(details: string): string {
  const body = renderToString(<LastResort details={details} />)
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>An error occurred</title></head><body>${body}</body></html>`
}
