import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { DeviceClass } from '@clipfront/routing/visitor'
import type { CacheKeyParts } from '../pages/cacheKey.ts'
import { type LiveReleases, releaseFor } from '../release/LiveReleases.ts'

/** By then a cold server is better than none. */
const WITHIN_MS = 10_000
const OWN_LINK = /<a\b[^>]*?\shref="(\/[^"#?]*)"/g
/** Each class of devices gets pages of its own. */
const VISITORS = {
  mobile: 'Mozilla/5.0 (Linux; Android 16) Mobile',
  tablet: 'Mozilla/5.0 (iPad)',
  pc: 'Mozilla/5.0 (X11; Linux x86_64)',
} as const satisfies Record<DeviceClass, string>
/** Large enough to ask for before anybody comes. */
const LARGE_CLASSES = ['mobile', 'pc'] as const

/** A server that need not listen yet. */
export interface Asked {
  inject: (question: InjectOptions) => Promise<LightMyRequestResponse>
}

/** A page that visitors asked for, whatever release showed it. */
type Visited = Omit<CacheKeyParts, 'release'>

/**
 * Asks a server for pages before it listens, as visitors will: those that they asked an older release for, every site's home
 * page, and one page of each kind that these lead to. The first pages of a process take up to a hundred times as long as later
 * ones, since code is compiled by being run, and whoever comes meanwhile waits for them too. Nothing depends on it: where
 * page-api does not answer, the server starts cold.
 * @param releases by site code
 * @param visited the newest first
 * @param withinMs then it returns, whatever is still under way
 */
export async function warmUp(
  server: Asked,
  releases: ReadonlyMap<string, LiveReleases>,
  visited: readonly Visited[] = [],
  withinMs = WITHIN_MS,
): Promise<void> {
  const { promise: timeUp, resolve } = Promise.withResolvers<void>()
  const limit = setTimeout(resolve, withinMs)
  let isOver = false
  const askAll = async () => {
    await askAgain(server, releases, visited, () => isOver)
    await askSites(server, releases, () => isOver)
  }
  await Promise.race([askAll(), timeUp])
  isOver = true
  clearTimeout(limit)
}

async function askAgain(
  server: Asked,
  releases: ReadonlyMap<string, LiveReleases>,
  visited: readonly Visited[],
  isOver: () => boolean,
): Promise<void> {
  for (const { site, environment, device, address: url } of visited) {
    const release = releaseFor(releases.get(site) ?? {}, environment)
    // `/\[` may be a page of page-api's, and is no address for `inject`, which throws.
    if (!release || !URL.canParse(url, 'http://localhost')) continue
    const host = `${environment === 'prod' ? '' : `${environment}.`}${release.site.hosts[0]}`
    const headers = { host, 'user-agent': VISITORS[device], 'accept-encoding': 'br' }
    const { statusCode } = await server.inject({ url, headers })
    if (isOver() || statusCode >= 500) return
  }
}

async function askSites(
  server: Asked,
  releases: ReadonlyMap<string, LiveReleases>,
  isOver: () => boolean,
): Promise<void> {
  const known = new Set<string>()
  for (const live of releases.values()) {
    const paths = ['/']
    for (const path of paths) {
      if (isOver()) return
      const page = await ask(server, hostOf(live), path)
      // Page-api does not answer: it would not answer the next one either.
      if (page === undefined) return
      if (path === '/') paths.push(...ownLinks(page).filter((link) => isNew(known, kindOf(live, link))))
    }
  }
}

/** @returns the page; undefined when it could not be made */
async function ask(server: Asked, host: string, url: string): Promise<string | undefined> {
  let page = ''
  for (const device of LARGE_CLASSES) {
    const { statusCode, body } = await server.inject({ url, headers: { host, 'user-agent': VISITORS[device] } })
    if (statusCode >= 500) return undefined
    page = body
  }
  return page
}

/** Where a site's live release is seen. */
function hostOf({ prod, beta }: LiveReleases): string {
  return prod ? prod.site.hosts[0] : `beta.${beta?.site.hosts[0]}`
}

function ownLinks(page: string): string[] {
  return Array.from(page.matchAll(OWN_LINK), ([, path = '']) => path).filter((path) => path !== '/')
}

/** Addresses that look alike lead to one template, which is code of its own where sites have another table of pages. */
function kindOf({ prod, beta }: LiveReleases, path: string): string {
  const [, first = '', ...rest] = path.split('/')
  return JSON.stringify([first, rest.length, (prod ?? beta)?.site.pageType])
}

function isNew(known: Set<string>, kind: string): boolean {
  return known.size < known.add(kind).size
}
