import { PageError } from '../errors/PageError.ts'
import type { Redirect } from '../errors/redirect.ts'
import { withSource } from '../outbound/isOwnTarget.ts'
import type { CommitMode, NavigationKind } from './NavigationContext.ts'
import type { NavigationRules } from './NavigationRules.ts'
import type { NavigationCause, NavigatorHost, ShownPage } from './NavigatorHost.ts'
import { classifyNavigation, needsReload } from './classifyNavigation.ts'
import { openErrorPage, openPage } from './openPage.ts'
import { resolveTarget } from './resolveTarget.ts'

const MAX_REDIRECTS = 10

export type NavigationStatus = 'done' | 'redirected' | 'aborted' | 'error' | 'duplicate'

interface NavigatorOptions<Page> {
  rules: NavigationRules<Page>
  host: NavigatorHost<Page>
  /** What the server has written into the document. */
  shown: ShownPage<Page>
  /** Names of this site beside the one it is shown under. */
  ownHosts?: readonly string[]
}

export interface Navigator<Page> {
  /** Goes to an address of this site. Never rejects: whatever happens has a status. */
  navigate: (target: string, cause?: NavigationCause) => Promise<NavigationStatus>
  /** Shows the error page at the address that is shown: the page there has failed. */
  fail: (thrown: unknown) => Promise<NavigationStatus>
  /** What is shown now. */
  readonly shown: ShownPage<Page>
  /** Ends what is under way; nothing of it shows any more. */
  stop: () => void
}

/** A navigation under way. */
interface Navigation {
  cause: NavigationCause
  signal: AbortSignal
  /** Redirects followed so far. */
  hops: number
  /** The address bar has moved: what fails after that shows its error at the same entry. */
  isCommitted?: boolean
}

interface Running {
  href: string
  type: NavigationCause['type']
  status: Promise<NavigationStatus>
}

const PUSH: NavigationCause = { type: 'push' }

/** Moves a document from page to page: one navigation at a time, the newest wins (R2.11). Knows neither a browser nor React. */
export function createNavigator<Page>({ rules, host, shown, ownHosts = [] }: NavigatorOptions<Page>): Navigator<Page> {
  let current = shown
  let address = shown.url
  let running: Running | undefined
  let latest = new AbortController()

  async function navigate(target: string, cause: NavigationCause = PUSH): Promise<NavigationStatus> {
    const url = URL.parse(target, current.url)
    if (!url || url.origin !== current.url.origin) return leaveSite(target, cause)
    // A second click on the same link waits for the first.
    if (running?.href === url.href && running.type === 'push' && cause.type === 'push') return running.status
    const controller = abortRunning()
    if (hasMoved(cause)) address = url
    const status = followRedirects(url, { cause, signal: controller.signal, hops: 0 })
    running = { href: url.href, type: cause.type, status }
    const ended = await status
    if (latest === controller) running = undefined
    return ended
  }

  /** From redirect to redirect, until a page is there, or the error page at the address that failed. */
  async function followRedirects(url: URL, navigation: Navigation): Promise<NavigationStatus> {
    try {
      return await go(url, navigation)
    } catch (thrown) {
      return fail(url, thrown, navigation)
    }
  }

  /** @throws what the app's rules throw, and the host */
  async function go(url: URL, navigation: Navigation): Promise<NavigationStatus> {
    const { cause } = navigation
    const kind = classify(url, cause)
    if (kind === 'none' || kind === 'hash') return stay(url, kind, navigation)
    if (!host.isPage(url)) return leave(url.href, cause)
    if (fetchesPage(url, kind)) host.progress.start()
    else host.progress.finish()
    const request = { ...requestFor(url, navigation), kind, shown: current.opened }
    const result = await openPage(request, rules, host)
    if (result.type === 'aborted') return 'aborted'
    if (result.type === 'page') return arrive({ url, opened: result.opened }, navigation)
    return follow(result.redirect, url, navigation)
  }

  /** @throws {PageError} 500: it leads nowhere, or round in a circle */
  async function follow({ location }: Redirect, from: URL, navigation: Navigation): Promise<NavigationStatus> {
    if (navigation.hops === MAX_REDIRECTS) throw new PageError(500, 'too-many-redirects', 'Too many redirects')
    const target = resolveTarget(location, from, ownHosts)
    // As browsers do: a redirect without a fragment keeps the one of the address.
    const hash = location.includes('#') ? '' : from.hash
    if (target.type === 'elsewhere') return leave(target.href + hash, navigation.cause)
    if (hash) target.url.hash = hash
    return followRedirects(carrySource(from, target.url), { ...navigation, hops: navigation.hops + 1 })
  }

  function requestFor(url: URL, navigation: Navigation) {
    return { url, from: current.url, mode: resolveMode(url, navigation), signal: navigation.signal }
  }

  function classify(to: URL, { type }: NavigationCause): NavigationKind {
    const isErrorShown = current.opened.error !== null
    return classifyNavigation({ from: current.url, to, isErrorShown, isReload: type === 'reload' })
  }

  function fetchesPage(url: URL, kind: NavigationKind): boolean {
    return kind === 'page' || needsReload(current.url, url)
  }

  /** Whether the address bar stands elsewhere than the page on the screen: a back is on its way, or was overtaken. */
  function isAhead(): boolean {
    return address.href !== current.url.href
  }

  function commit(url: URL, navigation: Navigation): void {
    if (!navigation.isCommitted) {
      const mode = resolveMode(url, navigation)
      // What was clicked comes after the page on which it was clicked.
      if (mode === 'push' && isAhead() && url.href !== current.url.href) host.commit(current.url, mode)
      host.commit(url, mode)
    }
    navigation.isCommitted = true
    address = url
  }

  /** Back, forward and fragments have moved the address bar already; a redirect on the way takes the entry's place. */
  function resolveMode(url: URL, { cause: { type }, hops }: Navigation): CommitMode {
    if (type === 'push') return 'push'
    if (type === 'replace' || hops > 0) return 'replace'
    return address.href === url.href ? 'keep' : 'push'
  }

  /** The page stays; at most the fragment changes. */
  function stay(url: URL, kind: 'none' | 'hash', navigation: Navigation): NavigationStatus {
    host.progress.finish()
    const isOvertaking = isAhead()
    // Back to the same address is another entry of the history all the same.
    if (kind === 'hash' || isOvertaking || hasMoved(navigation.cause)) {
      commit(url, navigation)
      current = { ...current, url }
    }
    const isPop = navigation.cause.type === 'pop'
    const savedPosition = findSavedPosition(navigation)
    host.scroll({ kind: isPop ? 'pop' : 'hash', samePath: true, hash: url.hash, savedPosition })
    if (navigation.hops > 0) return 'redirected'
    return kind === 'none' && !isOvertaking ? 'duplicate' : 'done'
  }

  function arrive(next: ShownPage<Page>, navigation: Navigation): NavigationStatus {
    const before = current
    const { opened, url } = next
    commit(url, navigation)
    current = next
    const isSameAgain = navigation.cause.type === 'reload' && !before.opened.error && !opened.error
    const isNew = opened.isRefreshed && !isSameAgain
    // What led elsewhere has no place there.
    const keepsPlace = isKeepingPlace(navigation.cause) && before.url.pathname === url.pathname && !opened.error
    host.show(next, { isNew, keepsPlace })
    host.scroll({
      kind: navigation.cause.type === 'pop' ? 'pop' : 'push',
      samePath: before.url.pathname === url.pathname,
      hash: url.hash,
      optOut: keepsPlace || rules.findRules(opened.page).scrollToTop === false,
      dataRefreshed: isNew,
      savedPosition: findSavedPosition(navigation),
    })
    if (opened.error) host.progress.fail()
    host.progress.finish()
    if (opened.error) return 'error'
    return navigation.hops > 0 ? 'redirected' : 'done'
  }

  async function fail(url: URL, thrown: unknown, navigation: Navigation): Promise<NavigationStatus> {
    try {
      const request = { ...requestFor(url, navigation), kind: 'page', shown: null } as const
      const result = await openErrorPage(request, thrown, rules, host)
      return result.type === 'page' ? arrive({ url, opened: result.opened }, navigation) : 'aborted'
    } catch (second) {
      // Not even the error page: what is on the screen stays there.
      host.report(new AggregateError([thrown, second], `The error page of ${url.pathname} could not be shown`))
      host.progress.finish()
      return 'error'
    }
  }

  function leave(href: string, { type }: NavigationCause): NavigationStatus {
    host.progress.finish()
    host.leave(href, { replace: type !== 'push' })
    return 'redirected'
  }

  async function leaveSite(target: string, cause: NavigationCause): Promise<NavigationStatus> {
    try {
      const resolved = resolveTarget(target, current.url, ownHosts)
      if (resolved.type === 'own') return await navigate(resolved.url.href, cause)
      abortRunning()
      return leave(resolved.href, cause)
    } catch {
      return 'error'
    }
  }

  /** What is under way ends; what comes next is ended by the controller that is given. */
  function abortRunning(): AbortController {
    latest.abort()
    running = undefined
    latest = new AbortController()
    return latest
  }

  return {
    navigate,
    fail(thrown) {
      const { signal } = abortRunning()
      return fail(current.url, thrown, { cause: { type: 'reload' }, signal, hops: 0 })
    },
    stop() {
      abortRunning()
      host.progress.finish()
    },
    get shown() {
      return current
    },
  }
}

/** A redirect takes the visit's `mktsrc` along, whoever made it (R2.2): the server's do the same. */
function carrySource(from: URL, to: URL): URL {
  return new URL(withSource(to.href, from.search, { ownHosts: [to.host] }))
}

function isKeepingPlace(cause: NavigationCause): boolean {
  return 'keepsPlace' in cause && cause.keepsPlace
}

/** Whether the address bar has moved before the navigation began. */
function hasMoved({ type }: NavigationCause): boolean {
  return type === 'pop' || type === 'fragment'
}

function findSavedPosition({ cause }: Navigation) {
  return cause.type === 'pop' ? cause.savedPosition : undefined
}
