import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { LiveReleases } from '../release/Release.ts'

const TIMEOUT_MS = 10_000
/** Where pages differ by device, the classes with a cached page of their own, but for tablets, which are few. */
const USER_AGENTS = ['Mozilla/5.0 (Linux; Android 16) Mobile', 'Mozilla/5.0 (X11; Linux x86_64)']

/**
 * Requests the home page of every site before the server listens: the first page of a process compiles its code, and takes up to
 * a hundred times as long as later ones. Where page-api does not answer, the server starts cold.
 * @param server need not listen yet
 * @param releases by site code
 */
export async function warmUp(
  server: { inject: (request: InjectOptions) => Promise<LightMyRequestResponse> },
  releases: ReadonlyMap<string, LiveReleases>,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const { promise: timeUp, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, timeoutMs)
  const requestAll = async () => {
    for (const live of releases.values()) {
      for (const userAgent of USER_AGENTS) {
        const headers = { host: findLiveHost(live), 'user-agent': userAgent, 'accept-encoding': 'br' }
        const { statusCode } = await server.inject({ url: '/', headers })
        // Page-api does not answer: it would not answer the next one either.
        if (statusCode >= 500) return
      }
    }
  }
  await Promise.race([requestAll(), timeUp])
  clearTimeout(timer)
}

/** A name under which the site's release is live. */
function findLiveHost({ prod, beta }: LiveReleases): string {
  return prod ? prod.site.hosts[0] : `beta.${beta?.site.hosts[0]}`
}
