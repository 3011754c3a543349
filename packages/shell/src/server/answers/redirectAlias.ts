import { type OwnPath, findOwnPath } from '@clipfront/routing/own-paths'
import type { Site } from '@clipfront/site-config'
import type { FastifyReply } from 'fastify'
import type { ProxyTrust } from '../http/createProxyTrust.ts'
import type { Exchange } from '../http/Exchange.ts'

/** Which names of an alias keep their environment. */
const ENVIRONMENT_LABELS = ['', 'beta.', 'dev.'] as const
/**
 * What an open page fetches by itself: a page that was opened under this name before it became an alias may not reach another
 * origin. And the way to a shop, which is the same offer under each of a site's names, never cached, never indexed.
 */
const ANSWERED_HERE: ReadonlySet<OwnPath | undefined> = new Set<OwnPath>(['api', 'files', 'media', 'clickOut'])
/** Short: a browser that holds on to it would go in circles if the team swapped the two names. */
const KEPT = 'private, max-age=300'

/**
 * Whoever follows an address on another name of a site is sent to its canonical host for good: path and query byte for byte,
 * in the same environment, at the same port. Methods that write are never redirected; they are answered, or refused, where they
 * came in.
 * @returns undefined when the request stays
 */
export function redirectAlias(exchange: Exchange, proxies: ProxyTrust): FastifyReply | undefined {
  const { request, reply, site, environment, path } = exchange
  const target = request.originalUrl
  const host = canonicalHost(exchange)
  // In its absolute form a target names a host of its own, which behind ours would make a third.
  if (host === undefined || !isReading(request.method) || !target.startsWith('/')) return undefined
  if (ANSWERED_HERE.has(findOwnPath(path))) return undefined
  const scheme = proxies.scheme(request) ?? (environment === 'prod' ? schemeOf(site) : 'http')
  return reply
    .header('cache-control', environment === 'prod' ? KEPT : 'no-store')
    .redirect(`${scheme}://${host}${exchange.port}${target}`, 301)
}

/** The canonical host of the same environment; undefined unless the site was asked under one of its aliases. */
function canonicalHost({ site, hostname }: Exchange): string | undefined {
  const [canonical, ...aliases] = site.hosts
  const label = ENVIRONMENT_LABELS.find((each) => aliases.some((alias) => hostname === each + alias))
  return label === undefined ? undefined : label + canonical
}

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

function schemeOf({ domainLink }: Site): string {
  return new URL(domainLink).protocol.slice(0, -1)
}
