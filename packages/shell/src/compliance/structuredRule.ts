import { offerFragment, parseOfferFragment } from '@clipfront/routing/page-paths'
import type { Breach, ComplianceRule, LintedPage } from './ComplianceRule.ts'
import { isRecord, parseJson } from './readOffers.ts'
import { describeElement, plain, readText } from './readText.ts'

type Node = Record<string, unknown>

/** What machines read is what people see. */
export const structuredAsSeen: ComplianceRule = {
  why: 'Structured data that the page does not show is spam to a search engine, and costs the site its results.',
  fix: 'describeJsonLd of @clipfront/routing describes what the page shows, in its order; never a code.',
  find: (page) => {
    const seen = readSeen(page.root)
    return [...page.root.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
      const graph = parseJson(script.textContent)
      if (graph === undefined) return [{ where: 'JSON-LD', problem: 'is no JSON' }]
      return listNodes(graph).flatMap((node) => checkNames(node, seen).concat(checkNode(node, page, seen)))
    })
  },
}

function checkNode(node: Node, page: LintedPage, seen: string): Breach[] {
  if (node['@type'] === 'ItemList') return checkOrder(node, page)
  if (node['@type'] === 'Offer') return checkOffer(node, page)
  const rating = node['aggregateRating']
  const value = isRecord(rating) ? String(rating['ratingValue']) : undefined
  if (value === undefined || seen.includes(value)) return []
  return [
    { where: `JSON-LD ${String(node['@type'])}`, problem: `has a rating of ${value}, which is nowhere to be seen` },
  ]
}

/** What a node is called. A site is called by its own name in its logo, its head or its foot. */
function checkNames(node: Node, seen: string): Breach[] {
  return ['name', 'headline'].flatMap((key) => {
    const name = node[key]
    if (typeof name !== 'string' || seen.includes(plain(name))) return []
    return [{ where: `JSON-LD ${String(node['@type'])}`, problem: `is called “${name}”, which is nowhere to be seen` }]
  })
}

function checkOffer(node: Node, { root, offers, now }: LintedPage): Breach[] {
  const where = `JSON-LD Offer “${String(node['name'])}”`
  const id = readId(node)
  const card = root.querySelector(`[data-card][data-coupon-id="${id}"]`)
  if (!card) return [{ where, problem: 'has no card on the page' }]
  const breaches: Breach[] = []
  const note = (problem: string) => breaches.push({ where, problem: `${problem}: ${describeElement(card)}` })
  if (!readText(card).includes(plain(String(node['name'])))) note('has another title than its card')
  if (!root.querySelector(`[id="${offerFragment(id)}"]`)) note('has an address that leads to no place of the page')
  const isLive = [undefined, null, 'live'].includes(offers.get(id)?.state ?? card.getAttribute('data-state'))
  if (!isLive) note('is offered, and its card says that it cannot be used')
  const end = node['validThrough']
  if (typeof end === 'string' && Date.parse(end) <= now) note('has ended')
  const known = offers.get(id)
  if (known && (known.endsAt ?? undefined) !== end)
    note(`ends ${String(end)}, and page data says ${String(known.endsAt)}`)
  const code = card.querySelector('[data-code]')?.textContent.trim() ?? ''
  if (code.length > 2 && JSON.stringify(node).includes(code)) note('holds the code')
  return breaches
}

/** Offers stand in the list as they stand on the page. */
function checkOrder(list: Node, { root }: LintedPage): Breach[] {
  const items = Array.isArray(list['itemListElement']) ? (list['itemListElement'] as unknown[]).filter(isRecord) : []
  const ids = items.flatMap(({ item }) => (isRecord(item) && item['@type'] === 'Offer' ? [readId(item)] : []))
  const cards = [...root.querySelectorAll('[data-card]')].map((card) => card.getAttribute('data-coupon-id') ?? '')
  const places = ids.map((id) => cards.indexOf(id)).filter((place) => place >= 0)
  if (places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0))) return []
  return [{ where: 'JSON-LD ItemList', problem: 'has its offers in another order than the page' }]
}

function readId(offer: Node): string {
  return parseOfferFragment(String(offer['url']))
}

/** Every object of the graph that says what it is. */
function listNodes(value: unknown): Node[] {
  if (Array.isArray(value)) return (value as unknown[]).flatMap(listNodes)
  if (!isRecord(value)) return []
  return [...('@type' in value ? [value] : []), ...Object.values(value).flatMap(listNodes)]
}

/** All that is read on a page, and what stands for a picture; closed terms are one click away, and count. */
function readSeen(root: Element): string {
  const body = root.querySelector('body') ?? root
  const replaced = [...body.querySelectorAll('[alt], [aria-label], svg title')].map(
    (element) => element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? element.textContent,
  )
  return plain([readText(body, { opensDetails: true }), ...replaced].join(' '))
}
