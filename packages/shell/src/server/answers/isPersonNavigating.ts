import type { Exchange } from '../http/Exchange.ts'
import { isKnownBot } from './isKnownBot.ts'
import { isPrefetch } from './isPrefetch.ts'

/**
 * True when a browser says that somebody goes to this address, and nothing speaks against it. What opens the links of letters to
 * look for dangers asks by HEAD, or says nothing of a navigation; a frame in somebody's page is nobody's click.
 */
export function isPersonNavigating(exchange: Exchange): boolean {
  const { method, headers } = exchange.request
  const destination = headers['sec-fetch-dest']
  return (
    method === 'GET' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    (destination === undefined || destination === 'document') &&
    !isPrefetch(exchange.request) &&
    !isKnownBot(exchange)
  )
}
