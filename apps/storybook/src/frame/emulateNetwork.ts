import type { Network } from '../view/choices.ts'

/** How long a slow site lets its page wait for an answer. */
const SLOW_MS = 3000
/** Where a page asks its own site; what Storybook loads for itself stays as fast as it is. */
const OWN_API = '/api/'

/** What `navigator` says of each network. */
const NAVIGATOR = {
  online: {},
  slow: { connection: { effectiveType: '2g', saveData: false } },
  'save-data': { connection: { effectiveType: '4g', saveData: true } },
  offline: { onLine: false },
} as const satisfies Record<Network, object>

/** What the frames of a page emulate: a docs page has one for each story. The last one rules. */
const emulated: { network: Network }[] = []
let current: Network = 'online'
let browserFetch = globalThis.fetch

/**
 * A connection, as the product learns of it: what `navigator` says, the events of the window, and how a request of the page ends.
 * @returns how to end it
 */
export function emulateNetwork(network: Network): () => void {
  if (network === 'online') return () => {}
  const own = { network }
  emulated.push(own)
  switchNetwork()
  return () => {
    emulated.splice(emulated.indexOf(own), 1)
    switchNetwork()
  }
}

function switchNetwork(): void {
  const previous = current
  current = emulated.at(-1)?.network ?? 'online'
  if (current === previous) return
  if (previous === 'online') {
    browserFetch = globalThis.fetch
    globalThis.fetch = fetchOverNetwork
  }
  if (current === 'online') globalThis.fetch = browserFetch
  for (const name of Object.keys(NAVIGATOR[previous])) Reflect.deleteProperty(navigator, name)
  for (const [name, value] of Object.entries(NAVIGATOR[current])) {
    Object.defineProperty(navigator, name, { configurable: true, get: () => value })
  }
  if (current === 'offline') dispatchEvent(new Event('offline'))
  if (previous === 'offline') dispatchEvent(new Event('online'))
}

async function fetchOverNetwork(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
  if (!pathname.startsWith(OWN_API)) return browserFetch(input, init)
  if (current === 'offline') throw new TypeError('Failed to fetch: the toolbar says that there is no connection.')
  if (current === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
  return browserFetch(input, init)
}
