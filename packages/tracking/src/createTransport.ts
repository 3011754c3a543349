import type { PagepointFields } from './describeEvent.ts'
import {
  BEACON_LIMIT_BYTES,
  buildPagepointForm,
  buildPagepointUrl,
  measureForm,
  post,
  sendBeacon,
  type Transport,
} from './pagepointRequest.ts'

/**
 * Beacon first, keepalive fetch as the fallback (R7.2), once more without keepalive while the page is on the screen, then
 * the outbox. What is too large for the first two goes by a plain fetch alone. The answer is not looked at.
 * @param keepForLater takes what could not be delivered
 */
export function createTransport(endpoint: string, keepForLater: (fields: PagepointFields) => void): Transport {
  return (fields) => {
    // A browser takes a beacon while it is offline, and says nothing of its end.
    if (!navigator.onLine) return keepForLater(fields)
    const url = buildPagepointUrl(endpoint, fields.type)
    const fitsBeacon = measureForm(fields) <= BEACON_LIMIT_BYTES
    if (fitsBeacon && sendBeacon(url, buildPagepointForm(fields))) return
    postWithRetry(url, fields, fitsBeacon).catch(() => keepForLater(fields))
  }
}

async function postWithRetry(url: string, fields: PagepointFields, keepalive: boolean): Promise<void> {
  try {
    await post(url, buildPagepointForm(fields), keepalive)
  } catch (error) {
    // A keepalive request is refused when others have used up its budget; a plain one is not, but dies with the page.
    if (!keepalive || document.visibilityState === 'hidden') throw error
    await post(url, buildPagepointForm(fields), false)
  }
}
