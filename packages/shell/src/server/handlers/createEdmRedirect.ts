import { FORBIDDEN_PATH, isOwnTarget, withSource } from '@clipfront/routing/outbound'
import { asciiTarget } from '../http/asciiTarget.ts'
import type { Handler, RequestContext } from '../http/RequestContext.ts'
import { confirmTarget, rawQueryValue } from './confirmTarget.ts'
import { landingHeaders } from './cutPort.ts'
import type { EventReporter } from './createEventReporter.ts'
import type { HandlerParts } from './HandlerParts.ts'
import { isKnownBot, isPrefetch } from './isKnownBot.ts'

/**
 * `/edm-redirect?url=&sig=`: where the links of our mailings land (R2.3). It redirects to a page of the site, or to a signed
 * address. Programs that scan mails are redirected too, or the mail would seem broken; only people count.
 */
export function createEdmRedirect(parts: HandlerParts, reportEvent: EventReporter): Handler {
  return {
    async handle(context) {
      const target = findOwnTarget(context) ?? (await findSignedTarget(parts, context))
      if (target === 'unknown')
        return parts.pages.showError(context, 502, 'The link of this letter could not be followed right now')
      const isForbidden = target === FORBIDDEN_PATH
      if (!isForbidden && isReported(context)) reportMailClick(reportEvent, context, target)
      return context.reply.headers(landingHeaders(context)).redirect(target, 302)
    },
  }
}

/** The target with the mail's `mktsrc`, when it is the site's own. */
function findOwnTarget({ site, query }: RequestContext): string | null {
  const url = new URLSearchParams(query).get('url')?.trim() ?? ''
  const own = { ownHosts: site.hosts }
  return isOwnTarget(url, own) ? withSource(asciiTarget(url), `?${query}`, own) : null
}

/** The target when page-api confirms its signature, else `/403`; `unknown` when page-api cannot tell. */
async function findSignedTarget(parts: HandlerParts, context: RequestContext): Promise<string> {
  const url = rawQueryValue(context.query, 'url')
  const sig = rawQueryValue(context.query, 'sig')
  if (url === undefined || sig === undefined) return FORBIDDEN_PATH
  const { status, location } = await confirmTarget(parts, context, { kind: 'e', id: '0', url, sig })
  if (status >= 500) return 'unknown'
  return location ?? FORBIDDEN_PATH
}

/**
 * True when a browser reports a navigation, or who asks is known to be nobody: the collector stores robots and prefetches as such.
 * What else reports no navigation, or HEAD, scans mails under a browser's name and would be taken for a person; a frame in
 * another page is nobody's click.
 */
function isReported(context: RequestContext): boolean {
  const { method, headers } = context.request
  if (method !== 'GET') return false
  const destination = headers['sec-fetch-dest']
  const isNavigation =
    headers['sec-fetch-mode'] === 'navigate' && (destination === undefined || destination === 'document')
  return isNavigation || isPrefetch(context.request) || isKnownBot(context)
}

const ANY_ORIGIN = 'https://own.invalid'

/**
 * Reports a followed mail link. Only in production, like all that browsers report (R7.3).
 * @param target where the link leads, checked
 */
function reportMailClick(reportEvent: EventReporter, context: RequestContext, target: string): void {
  if (context.environment !== 'prod') return
  reportEvent(context, { type: 'mail', page: 'edm-redirect', urlname: targetName(target) })
}

/** The path of one of our pages; another address without its query. */
function targetName(target: string): string {
  const { origin, pathname } = new URL(target, ANY_ORIGIN)
  const path = decode(pathname)
  return target.startsWith('/') ? path : origin + path
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
