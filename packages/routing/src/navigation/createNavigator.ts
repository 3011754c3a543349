import { PageError } from '../errors/PageError.ts'
import type { Redirect } from '../errors/redirect.ts'
import { withSource } from '../outbound/isOwnTarget.ts'
import type { CommitMode } from './CommitMode.ts'
import type { NavigationCause } from './NavigationCause.ts'
import type { NavigationKind } from './NavigationKind.ts'
import type { NavigationRules } from './NavigationRules.ts'
import type { NavigatorHost } from './NavigatorHost.ts'
import type { View } from './View.ts'
import { classifyNavigation } from './classifyNavigation.ts'
import { openErrorPage } from './openErrorPage.ts'
import { openPage } from './openPage.ts'
import { resolveTarget } from './resolveTarget.ts'
import { watchesChange } from './watchesChange.ts'

export const MAX_REDIRECTS = 10

export type NavigationStatus = 'done' | 'redirected' | 'aborted' | 'error' | 'duplicate'

export interface NavigatorOptions<Page> {
  rules: NavigationRules<Page>
  host: NavigatorHost<Page>
  /** What the server has written into the document. */
  view: View<Page>
  /** Names of this site beside the one it is shown under. */
  ownHosts?: readonly string[]
}

export interface Navigator<Page> {
  /** Goes to an address of this site. Never rejects: whatever happens has a status. */
  navigate: (target: string, cause?: NavigationCause) => Promise<NavigationStatus>
  /** Shows the error page at the address that is shown: the page there has failed. */
  fail: (thrown: unknown) => Promise<NavigationStatus>
  /** What is shown now. */
  readonly view: View<Page>
  /** Ends what is under way; nothing of it shows any more. */
  stop: () => void
}

/** A navigation under way. */
interface Trip {
  cause: NavigationCause
  signal: AbortSignal
  /** Redirects followed so far. */
  hops: number
  /** The address bar has moved: what fails after that shows its error at the same entry. */
  isCommitted?: boolean
}

interface Running {
  href: string
  status: Promise<NavigationStatus>
}

const PUSH: NavigationCause = { type: 'push' }

/** Moves a document from page to page: one navigation at a time, the newest wins (R2.11). Knows neither a browser nor React. */
export function createNavigator<Page>({ rules, host, view, ownHosts = [] }: NavigatorOptions<Page>): Navigator<Page> {
  let shown = view
  let running: Running | undefined
  let latest = new AbortController()

  async function navigate(target: string, cause: NavigationCause = PUSH): Promise<NavigationStatus> {
    const url = URL.parse(target, shown.url)
    if (!url || url.origin !== shown.url.origin) return goElsewhere(target, cause)
    // A second click on the same link waits for the first.
    if (running?.href === url.href && cause.type === 'push') return running.status
    const controller = overtake()
    const status = travel(url, { cause, signal: controller.signal, hops: 0 })
    running = { href: url.href, status }
    const ended = await status
    if (latest === controller) running = undefined
    return ended
  }

  /** From redirect to redirect, until a page is there, or the error page at the address that failed. */
  async function travel(url: URL, trip: Trip): Promise<NavigationStatus> {
    try {
      if (trip.hops === 0 && trip.cause.type !== 'pop') host.depart()
      return await go(url, trip)
    } catch (thrown) {
      return fail(url, thrown, trip)
    }
  }

  /** @throws what the app's rules throw, and the host */
  async function go(url: URL, trip: Trip): Promise<NavigationStatus> {
    const { cause } = trip
    const kind = classify(url, cause)
    if (kind === 'none' || kind === 'hash') return stay(url, kind, trip)
    if (!host.isPage(url)) return leave(url.href, cause)
    if (asksForData(url, kind)) host.progress.start()
    else host.progress.finish()
    const departure = { ...departureTo(url, trip), kind, shown: shown.opened }
    const outcome = await openPage(departure, rules, host)
    if (outcome.type === 'aborted') return 'aborted'
    if (outcome.type === 'page') return arrive({ url, opened: outcome.opened }, trip)
    return follow(outcome.redirect, url, trip)
  }

  /** @throws {PageError} 500: it leads nowhere, or round in a circle */
  async function follow({ location }: Redirect, from: URL, trip: Trip): Promise<NavigationStatus> {
    if (trip.hops === MAX_REDIRECTS) throw new PageError(500, 'too-many-redirects', 'Too many redirects')
    const target = resolveTarget(location, from, ownHosts)
    if (target.type === 'elsewhere') return leave(target.href, trip.cause)
    return travel(withSourceOf(from, target.url), { ...trip, hops: trip.hops + 1 })
  }

  function departureTo(url: URL, trip: Trip) {
    return { url, from: shown.url, mode: modeOf(trip), signal: trip.signal }
  }

  function classify(to: URL, { type }: NavigationCause): NavigationKind {
    const isErrorShown = shown.opened.error !== null
    return classifyNavigation({ from: shown.url, to, isErrorShown, isReload: type === 'reload' })
  }

  function asksForData(url: URL, kind: NavigationKind): boolean {
    return kind === 'page' || watchesChange(shown.url, url)
  }

  function commit(url: URL, trip: Trip): void {
    if (!trip.isCommitted) host.commit(url, modeOf(trip))
    trip.isCommitted = true
  }

  /** The page stays; at most the fragment changes. */
  function stay(url: URL, kind: 'none' | 'hash', trip: Trip): NavigationStatus {
    host.progress.finish()
    // Back to the same address is another entry of the history all the same.
    if (kind === 'hash' || trip.cause.type === 'pop') {
      commit(url, trip)
      shown = { ...shown, url }
    }
    const savedPosition = savedPositionOf(trip)
    host.scroll({ kind: savedPosition ? 'pop' : 'hash', samePath: true, hash: url.hash, savedPosition })
    if (trip.hops > 0) return 'redirected'
    return kind === 'none' ? 'duplicate' : 'done'
  }

  function arrive(next: View<Page>, trip: Trip): NavigationStatus {
    const before = shown
    const { opened, url } = next
    commit(url, trip)
    shown = next
    const isSameAgain = trip.cause.type === 'reload' && !before.opened.error && !opened.error
    const isNew = opened.isRefreshed && !isSameAgain
    host.show(next, { isNew })
    host.scroll({
      kind: trip.cause.type === 'pop' ? 'pop' : 'push',
      samePath: before.url.pathname === url.pathname,
      hash: url.hash,
      optOut: rules.rulesOf(opened.page).scrollToTop === false,
      dataRefreshed: isNew,
      savedPosition: savedPositionOf(trip),
    })
    if (opened.error) host.progress.fail()
    host.progress.finish()
    if (opened.error) return 'error'
    return trip.hops > 0 ? 'redirected' : 'done'
  }

  async function fail(url: URL, thrown: unknown, trip: Trip): Promise<NavigationStatus> {
    try {
      const departure = { ...departureTo(url, trip), kind: 'page', shown: null } as const
      const outcome = await openErrorPage(departure, thrown, rules, host)
      return outcome.type === 'page' ? arrive({ url, opened: outcome.opened }, trip) : 'aborted'
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

  async function goElsewhere(target: string, cause: NavigationCause): Promise<NavigationStatus> {
    try {
      const resolved = resolveTarget(target, shown.url, ownHosts)
      if (resolved.type === 'own') return await navigate(resolved.url.href, cause)
      overtake()
      return leave(resolved.href, cause)
    } catch {
      return 'error'
    }
  }

  /** What is under way ends; what comes next is ended by the controller that is given. */
  function overtake(): AbortController {
    latest.abort()
    running = undefined
    latest = new AbortController()
    return latest
  }

  return {
    navigate,
    fail(thrown) {
      const { signal } = overtake()
      return fail(shown.url, thrown, { cause: { type: 'reload' }, signal, hops: 0 })
    },
    stop() {
      overtake()
      host.progress.finish()
    },
    get view() {
      return shown
    },
  }
}

/** A redirect takes the visit's `mktsrc` along, whoever made it (R2.2): the server's do the same. */
function withSourceOf(from: URL, to: URL): URL {
  return new URL(withSource(to.href, from.search, { ownHosts: [to.host] }))
}

/** Back and forward have moved the address bar already; a redirect on the way takes the entry's place. */
function modeOf({ cause: { type }, hops }: Trip): CommitMode {
  if (type === 'push') return 'push'
  return type === 'replace' || hops > 0 ? 'replace' : 'keep'
}

function savedPositionOf({ cause }: Trip) {
  return cause.type === 'pop' ? cause.savedPosition : undefined
}
