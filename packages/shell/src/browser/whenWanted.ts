/** What tells that somebody is about to do something. A move of the mouse says nothing: most pages are read. */
const TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const
/** Buttons that the browser follows by itself: a second click would close what the first one has opened. */
const FOLLOWED_BY_HTML = '[popovertarget], [commandfor]'
/** How long a page that is never idle waits, in ms. */
const LONGEST_WAIT_MS = 2000

/**
 * Starts the app when the browser is idle, or at the first touch: until then the document works by HTML and by the script in it.
 * What was clicked before the app answers and HTML leaves undone, a button that only scripts follow, is clicked again for the
 * shopper once it does.
 * @param load brings the app's code and starts it; resolves once the page answers. It calls `takeOver` when clicks reach the app
 * from now on, which follows those itself that come while it hydrates
 */
export function whenWanted(load: (takeOver: () => void) => Promise<unknown>): void {
  const waiting = new AbortController()
  const { signal } = waiting
  let clicked: HTMLElement | undefined
  let isStarted = false

  function start(): void {
    if (isStarted) return
    isStarted = true
    load(() => waiting.abort())
      .then(() => clicked?.isConnected && clicked.click())
      // The document stays what it is: links lead on, forms are sent, offers open.
      .catch((error: unknown) => reportError(error))
  }

  for (const touch of TOUCHES) addEventListener(touch, start, { capture: true, passive: true, signal })
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null
      // The last one: what came before it was meant for another state of the page.
      if (button) clicked = button.matches(FOLLOWED_BY_HTML) ? undefined : button
    },
    { capture: true, signal },
  )
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: LONGEST_WAIT_MS })
  else if (document.readyState === 'complete') setTimeout(start)
  else addEventListener('load', () => setTimeout(start), { once: true })
}
