import type { PageData, Voted } from '@clipfront/page-data'
import type { NavigationCause, NavigationStatus, Navigator } from '@clipfront/routing/navigation'
import { withSource } from '@clipfront/routing/outbound'
import { isPagePath } from '@clipfront/routing/own-paths'
import { productUrl } from '@clipfront/routing/product-url'
import type { DocumentHistory } from './createHistory.ts'

let navigator: Navigator<PageData> | undefined
let history: Pick<DocumentHistory, 'rename'> | undefined

/** Hands over what moves this document, once it is hydrated. */
export function setNavigator(started: Navigator<PageData>, itsHistory: Pick<DocumentHistory, 'rename'>): void {
  navigator = started
  history = itsHistory
}

/**
 * An address that says what was said of a coupon says what was said last: where nothing may be stored, a reload knows no other.
 * One that says nothing stays as it is.
 */
export function updateVoteInAddress(couponId: number, voted: Voted): void {
  const url = navigator?.shown.url
  // A page is on its way back: the address is another one's.
  if (!url || url.href !== location.href) return
  const { searchParams } = url
  if (!searchParams.has('voted') || searchParams.get('promoid') !== String(couponId)) return
  // The navigator's own address: it compares it with the bar.
  searchParams.set('voted', voted)
  history?.rename(url)
}

/**
 * Goes to an address of this site: in this document where it is a page, by the browser where the server answers itself.
 * The only way by which anything in the browser navigates, and so the one that takes the visit's `mktsrc` along (R2.2).
 * @param path path, query and fragment, beginning with one slash
 */
export async function navigate(
  path: string,
  cause: Exclude<NavigationCause, { type: 'pop' | 'fragment' }> = { type: 'push' },
): Promise<NavigationStatus> {
  if (navigator && isPagePath(path)) {
    const { url, opened } = navigator.shown
    // "Try again": the error's entry is tried once more, and none is added.
    if (opened.error && cause.type === 'push' && readProductUrl(path, url) === readProductUrl(url.href, url))
      return navigator.navigate(url.href, { type: 'reload' })
    return navigator.navigate(withSource(path, url.href), cause)
  }
  if (cause.type === 'push') location.assign(path)
  else location.replace(path)
  return 'redirected'
}

/** An address as the server knows it: without a fragment, and what no page differs by. */
function readProductUrl(path: string, base: URL): string {
  const { pathname, search } = new URL(path, base)
  return productUrl(pathname, search.slice(1))
}

/**
 * GET forms of this site become client navigations; without JavaScript the browser submits them by itself. What a form asks that
 * the page answers itself (`data-in-address`) stands in the address all the same, so that a reload asks it again.
 */
export function interceptSearch(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.method !== 'get' || form.target) return
    if (event.defaultPrevented) {
      if (form.dataset['inAddress'] !== undefined) writeInAddress(form)
      return
    }
    const action = new URL(form.action)
    if (action.origin !== location.origin) return
    event.preventDefault()
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form, event.submitter)) {
      if (typeof value === 'string') query.append(name, value)
    }
    void navigate(`${action.pathname}?${query}`)
  })
}

function writeInAddress(form: HTMLFormElement): void {
  const url = navigator?.shown.url
  if (!url || url.href !== location.href) return
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') url.searchParams.set(name, value)
  history?.rename(url)
}
