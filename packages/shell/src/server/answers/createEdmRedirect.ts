import { FORBIDDEN_PATH, isOwnTarget, withSource } from '@clipfront/routing/outbound'
import { asciiTarget } from '../http/asciiTarget.ts'
import type { Exchange } from '../http/Exchange.ts'
import type { ServerParts } from '../ServerParts.ts'
import type { Answer } from './Answer.ts'
import { askTarget } from './askTarget.ts'
import { countMailClick } from './countMailClick.ts'
import { isPersonNavigating } from './isPersonNavigating.ts'
import { landingHeaders } from './landingHeaders.ts'
import { rawQueryValue } from './rawQueryValue.ts'

/**
 * `/edm-redirect?url=&sig=`: where the links of our mailings land (R2.3). It forwards to a page of the site, or to an address that
 * we have signed; programs that look through letters are forwarded too, or the letter would seem broken, but only people count.
 */
export function createEdmRedirect(parts: ServerParts): Answer {
  return {
    methods: ['GET', 'HEAD'],
    async reply(exchange) {
      const target = ownTarget(exchange) ?? (await signedTarget(parts, exchange))
      if (target === 'unknown')
        return parts.pages.showError(exchange, 502, 'The link of this letter could not be followed right now')
      const isForbidden = target === FORBIDDEN_PATH
      if (!isForbidden && isPersonNavigating(exchange)) countMailClick(parts, exchange, target)
      return exchange.reply.headers(landingHeaders(exchange)).redirect(target, 302)
    },
  }
}

/** The target when it is the site's own, with the letter's `mktsrc`. */
function ownTarget({ site, query }: Exchange): string | null {
  const url = new URLSearchParams(query).get('url')?.trim() ?? ''
  const own = { ownHosts: site.hosts }
  return isOwnTarget(url, own) ? withSource(asciiTarget(url), `?${query}`, own) : null
}

/** The target when page-api confirms its signature, else `/403`; `unknown` when page-api could not tell. */
async function signedTarget(parts: ServerParts, exchange: Exchange): Promise<string> {
  const url = rawQueryValue(exchange.query, 'url')
  const sig = rawQueryValue(exchange.query, 'sig')
  if (url === undefined || sig === undefined) return FORBIDDEN_PATH
  const { status, location } = await askTarget(parts, exchange, { kind: 'e', id: '0', url, sig })
  if (status >= 500) return 'unknown'
  return location ?? FORBIDDEN_PATH
}
