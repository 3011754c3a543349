import { createServer, type Server } from 'node:http'
import { type WirePageData, parsePageData } from '@clipfront/page-data'
import { buildWireCoupon, buildWirePage } from '@clipfront/page-data/testing'
import { createRandom } from '@clipfront/vitest/random'

export const COUPONS_PER_PAGE = 60

export interface PooledPage {
  /** As page-api writes it. */
  wire: Buffer
  /** The same, already in the form that the tree takes: what the baseline gets, since it only calls `JSON.parse`. */
  parsed: Buffer
}

const TESTERS = ['Mara', 'Jonas', 'Priya', 'Tom', 'Aiko']
const SUBJECTS = ['running shoes', 'garden chairs', 'winter coats', 'desk lamps', 'tea', 'headphones', 'rucksacks']

/**
 * Page data of merchant pages that differ in ids, titles and votes, so that no request of a run is like another.
 * @param size how many pages
 * @param seed makes the same pool each time
 */
export function createPool(size: number, seed: number): PooledPage[] {
  const random = createRandom(seed)
  return Array.from({ length: size }, (_, index) => {
    const wire = buildPage(index, random)
    return { wire: Buffer.from(JSON.stringify(wire)), parsed: Buffer.from(JSON.stringify(parsePageData(wire))) }
  })
}

/**
 * Stands where page-api stands, without its work: the bytes were made beforehand, and each merchant page is served once.
 * `/parsed/stores/…` gives the next page in the tree's own form, any other merchant's path as page-api writes it. A server that
 * warms up or asks whether the API is ready gets the first page and takes none.
 */
export function servePool(pool: readonly PooledPage[]): Server {
  let next = 0
  return createServer(({ url = '' }, response) => {
    const page = url.includes('/stores/') ? pool[next++] : pool[0]
    if (!page) {
      response.writeHead(500).end('{"code":500,"msg":"the pool is empty"}')
      return
    }
    const body = url.startsWith('/parsed') ? page.parsed : page.wire
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
  })
}

function buildPage(index: number, random: () => number): WirePageData {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] ?? items[0]
  const merchant = { id: index + 1, slug: `store-${index}`, name: `Store ${index}`, tint: index % 12 }
  const coupons = Array.from({ length: COUPONS_PER_PAGE }, (_, position) => {
    const id = index * COUPONS_PER_PAGE + position + 1
    const percent = 5 + Math.floor(random() * 60)
    const isCode = random() < 0.6
    return buildWireCoupon({
      id,
      merchant,
      kind: isCode ? 'code' : 'deal',
      code: isCode ? String(10 + Math.floor(random() * 89)) : '',
      title: `${percent}% off ${pick(SUBJECTS)} at ${merchant.name}, offer ${id}`,
      discount: { kind: 'percent', percent },
      promotion_off: `${percent}% off`,
      verified_by: pick(TESTERS) ?? 'Mara',
      votes_worked: Math.floor(random() * 500),
      votes_failed: Math.floor(random() * 50),
      used_today: Math.floor(random() * 90),
      link: `###-c-${id}?url=${encodeURIComponent(`/demo-shop/${merchant.slug}`)}`,
    })
  })
  return buildWirePage('merchant', {
    merchant: {
      ...merchant,
      summary: `Everything that ${merchant.name} sells, sent from its own warehouse.`,
      facts: [{ label: 'Delivery', value: 'Free from £40' }],
      link: `###-m-${merchant.id}?url=${encodeURIComponent(`/demo-shop/${merchant.slug}`)}`,
      has_affiliate: true,
    },
    coupons,
    past_coupons: [],
  })
}
