import type { Site } from '@clipfront/site-config'
import { createRandom } from '../../support/createRandom.ts'
import { readSitemap } from '../../support/readSitemap.ts'
import { SHOPPER_USER_AGENT } from '../../support/shopperUserAgent.ts'
import { portOf, type TestBed } from '../../support/testBed.ts'
import type { Question } from './Load.ts'

const VISITS = 20_000
const SEED = 4
/** Each kind of device gets pages of its own; most visitors hold a phone. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Phone) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'
const TABLET =
  'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1'
const DEVICES = [...Array<string>(12).fill(PHONE), ...Array<string>(7).fill(SHOPPER_USER_AGENT), TABLET]

/** One in twenty looks for something, and hardly two for the same: such a page has to be made. */
const SEARCHES = 0.05
const ADJECTIVES =
  'cheap new warm waterproof organic small large light silent fast blue green kids winter summer used'.split(' ')
const THINGS =
  'shoes coffee flights hotel phone laptop garden pet food toys books jacket bike camera sofa lamp tea glasses'.split(
    ' ',
  )

/**
 * What visitors of some sites ask for, one after the other and site by site: every page that a sitemap lists, a few of them most
 * of the time, as it is with all sites. So most pages come out of a cache, and some have to be made.
 */
export async function drawVisits(bed: Pick<TestBed, 'ports'>, sites: readonly Site[]): Promise<Question[]> {
  const random = createRandom(SEED)
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? ''
  const listed = await Promise.all(sites.map((site) => readSitemap(bed, site)))
  const paths = listed.map((pages) =>
    rank(
      pages.map(({ url }) => new URL(url).pathname),
      random,
    ),
  )
  return Array.from({ length: VISITS }, (_, visit) => {
    const index = visit % sites.length
    const [site, of] = [sites[index], paths[index]]
    if (!site || !of) throw new Error('Load needs a site.')
    return {
      port: bed.ports[portOf(site)],
      host: site.hosts[0],
      target: random() < SEARCHES ? searchFor(pick) : (of[rankOf(random(), of.length)] ?? '/'),
      userAgent: pick(DEVICES),
    }
  })
}

/** The nth most popular page is asked for 1/n times as often as the first (Zipf). @param share in [0, 1) */
function rankOf(share: number, pages: number): number {
  return Math.floor((pages + 1) ** share) - 1
}

const searchFor = (pick: (words: readonly string[]) => string) => `/search?q=${pick(ADJECTIVES)}+${pick(THINGS)}`

/** The home page first, the others in any order. */
function rank(paths: readonly string[], random: () => number): string[] {
  return paths
    .map((path) => ({ path, at: path === '/' ? -1 : random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ path }) => path)
}
