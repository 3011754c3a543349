import type { FastifyInstance } from 'fastify'
import type { LiveReleases } from '../release/LiveReleases.ts'

/** By then a cold server is better than none. */
const WITHIN_MS = 5000
const OWN_LINK = /<a\b[^>]*?\shref="(\/[^"#?]*)"/g
/** One of each large class of devices, which get pages of their own. */
const VISITORS = ['Mozilla/5.0 (Linux; Android 16) Mobile', 'Mozilla/5.0 (X11; Linux x86_64)'] as const

type Asked = Pick<FastifyInstance, 'inject'>

/**
 * Asks a server for pages before it listens, as visitors will: every site's home page, and one page of each kind that these lead
 * to. The first pages of a process take up to a hundred times as long as later ones, since code is compiled by being run, and
 * whoever comes meanwhile waits for them too. Nothing depends on it: where page-api does not answer, the server starts cold.
 * @param releases by site code
 * @param withinMs then it returns, whatever is still under way
 */
export async function warmUp(
  server: Asked,
  releases: ReadonlyMap<string, LiveReleases>,
  withinMs = WITHIN_MS,
): Promise<void> {
  const { promise: timeUp, resolve } = Promise.withResolvers<void>()
  const limit = setTimeout(resolve, withinMs)
  let isOver = false
  await Promise.race([askSites(server, releases, () => isOver), timeUp])
  isOver = true
  clearTimeout(limit)
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
  for (const visitor of VISITORS) {
    const { statusCode, body } = await server.inject({ url, headers: { host, 'user-agent': visitor } })
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
