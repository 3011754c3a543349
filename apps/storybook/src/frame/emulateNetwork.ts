import type { Network } from '../view/choices.ts'

/** How long a slow site lets its page wait for an answer. */
const SLOW_MS = 3000
/** Where a page asks its own site; what Storybook loads for itself stays as fast as it is. */
const OWN_API = '/api/'

const CONNECTIONS = {
  slow: { effectiveType: '2g', saveData: false },
  'save-data': { effectiveType: '4g', saveData: true },
} as const

/**
 * A connection, as the product learns of it: what `navigator` says, the events of the window, and how a request of the page ends.
 * @returns how to end it
 */
export function emulateNetwork(network: Network): () => void {
  if (network === 'online') return () => {}
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (!pathname.startsWith(OWN_API)) return fetch(input, init)
    if (network === 'offline') throw new TypeError('Failed to fetch: the toolbar says that there is no connection.')
    if (network === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    return fetch(input, init)
  }
  const says = network === 'offline' ? { onLine: false } : { connection: CONNECTIONS[network] }
  for (const [name, value] of Object.entries(says)) {
    Object.defineProperty(navigator, name, { configurable: true, get: () => value })
  }
  if (network === 'offline') dispatchEvent(new Event('offline'))
  return () => {
    globalThis.fetch = fetch
    for (const name of Object.keys(says)) Reflect.deleteProperty(navigator, name)
    if (network === 'offline') dispatchEvent(new Event('online'))
  }
}
