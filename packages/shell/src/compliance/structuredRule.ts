import { offerFragment, parseOfferFragment } from '@clipfront/routing/page-paths'
import type { Breach, ComplianceRule, LintedPage } from './ComplianceRule.ts'
import { isRecord, parseJson } from './readOffers.ts'
import { describeElement, listTexts, plain, readText, withPlainDigits } from './readText.ts'

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
      return listNodes(graph).flatMap((node) => {
        const card = findCard(node, page)
        return checkSeen(node, card ? readSeen(card) : seen).concat(checkNode(node, page))
      })
    })
  },
}

function checkNode(node: Node, page: LintedPage): Breach[] {
  if (node['@type'] === 'ItemList') return checkOrder(node, page)
  return node['@type'] === 'Offer' ? checkOffer(node, page) : []
}

const TEXTS = ['name', 'headline', 'description'] as const
const FIGURES = ['price', 'lowPrice', 'highPrice', 'ratingValue', 'ratingCount', 'reviewCount'] as const

/** What a node says of itself; an offer's is seen on its card. A site is called by its own name in its logo, its head or its foot. */
function checkSeen(node: Node, { words, numbers }: Seen): Breach[] {
  const texts = TEXTS.filter((key) => typeof node[key] === 'string' && !words.includes(withoutSpaces(node[key])))
  const figures = FIGURES.filter((key) => node[key] != null && !numbers.has(Number(node[key])))
  const type = '@type' in node ? String(node['@type']) : 'without a type'
  return [...texts, ...figures].map((key) => ({
    where: `JSON-LD ${type}`,
    problem: `has the ${key} “${String(node[key])}”, which is nowhere to be seen`,
  }))
}

function findCard(node: Node, { root }: LintedPage): Element | null {
  return node['@type'] === 'Offer' ? root.querySelector(`[data-card][data-coupon-id="${readId(node)}"]`) : null
}

function checkOffer(node: Node, page: LintedPage): Breach[] {
  const { root, offers, now } = page
  const where = `JSON-LD Offer “${String(node['name'])}”`
  const id = readId(node)
  const card = findCard(node, page)
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

/** Every object of the graph, whether or not it says what it is. */
function listNodes(value: unknown): Node[] {
  if (Array.isArray(value)) return (value as unknown[]).flatMap(listNodes)
  if (!isRecord(value)) return []
  return [value, ...Object.values(value).flatMap(listNodes)]
}

interface Seen {
  /** Without spaces: markup parts words from what follows on them. */
  words: string
  numbers: ReadonlySet<number>
}

/**
 * All that is read in a page or a card, and what stands for a picture. Closed terms are one click away, and count as text; their
 * figures do not: whose they are cannot be told there.
 */
function readSeen(root: Element): Seen {
  const body = root.querySelector('body') ?? root
  const replaced = [...body.querySelectorAll('[alt], [aria-label], svg title')].map(
    (element) => element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? element.textContent,
  )
  const words = withoutSpaces([readText(body, { opensDetails: true }), ...replaced].join(' '))
  return { words, numbers: new Set([...listTexts(body), ...replaced].flatMap(readNumbers)) }
}

/** Figures with what groups them in any language. Those of a code (`SAVE20`) are none of a number. */
const NUMBER = /(?<![a-z\d])\d+(?: \d{3}(?!\d))*(?:[.,٫٬’']\d+)*/gi

/** Numbers in a text. What follows on the last separator may be decimals or a group: which, its language knows. */
function readNumbers(text: string): number[] {
  return [...withPlainDigits(plain(text)).matchAll(NUMBER)].flatMap(([figures]) => {
    const [, whole = figures, decimals = ''] = /^(.+)[.,٫](\d+)$/.exec(figures) ?? []
    return [withoutSigns(figures), `${withoutSigns(whole)}.${decimals}`].map(Number)
  })
}

const withoutSpaces = (text: string) => plain(text).replaceAll(' ', '')
const withoutSigns = (figures: string) => figures.replaceAll(/\D/g, '')
