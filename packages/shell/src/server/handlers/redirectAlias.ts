import { type OwnPath, findOwnPath } from '@clipfront/routing/own-paths'
import type { FastifyReply } from 'fastify'
import { READING, type RequestContext } from '../http/RequestContext.ts'

/** What may stand before an alias; it stays before the canonical host. */
const ENVIRONMENT_LABELS = ['', 'beta.', 'dev.'] as const
/**
 * What an open page requests by itself: one that was opened before its name became an alias may not reach another origin. And
 * click-outs, which lead to the same offer under each name and are never cached or indexed.
 */
const NOT_REDIRECTED: ReadonlySet<OwnPath | undefined> = new Set<OwnPath>([
  'api',
  'files',
  'images',
  'media',
  'clickOut',
])
/** Short: if the team swapped the two names, a browser with a cached redirect would loop. */
const CACHE_CONTROL = 'private, max-age=300'

/**
 * Redirects GET and HEAD on an alias of a site to its canonical host for good: path and query byte for byte, in the same
 * environment, at the same port.
 * @returns undefined when there is nothing to redirect
 */
export function redirectAlias(context: RequestContext): FastifyReply | undefined {
  const { request, reply, site, environment, path } = context
  const target = request.originalUrl
  const host = canonicalHost(context)
  // A target in absolute form names a host of its own, which would stand behind ours.
  if (host === undefined || !READING.includes(request.method) || !target.startsWith('/')) return undefined
  if (NOT_REDIRECTED.has(findOwnPath(path))) return undefined
  const scheme = context.scheme ?? (environment === 'prod' ? new URL(site.domainLink).protocol.slice(0, -1) : 'http')
  return reply
    .header('cache-control', environment === 'prod' ? CACHE_CONTROL : 'no-store')
    .redirect(`${scheme}://${host}${context.port}${target}`, 301)
}

/** The canonical host of the same environment; undefined unless the requested name is an alias. */
function canonicalHost({ site, hostname }: RequestContext): string | undefined {
  const [canonical, ...aliases] = site.hosts
  const label = ENVIRONMENT_LABELS.find((each) => aliases.some((alias) => hostname === each + alias))
  return label === undefined ? undefined : label + canonical
}
