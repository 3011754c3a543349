import { type COMPLIANCE_RULES, measureKeyTerms, readOffers } from '@clipfront/shell/compliance'
import { lintHtml } from '@clipfront/shell/compliance-html'
import type { Page } from '@playwright/test'
import { parseHTML } from 'linkedom'
import { ask, readState } from '../support/ask.ts'
import { expect, test } from '../support/test.ts'

const HOST = 'www.clipfront.example'
const PATH = '/stores/nimbus-shoes'

/** Changes a document as it was served. @returns it as text again */
function change(html: string, by: (document: Document) => void): string {
  const { document } = parseHTML(html)
  by(document)
  return `<!DOCTYPE html>${document.documentElement.outerHTML}`
}

/** Changes what page data says, so that the page beside it shows something else. */
function changeState(html: string, by: (offers: Record<string, unknown>[]) => void): string {
  return change(html, (document) => {
    const script = find(document, 'script#state')
    const state = JSON.parse(script.textContent) as { page: { data: { coupons: Record<string, unknown>[] } } }
    by(state.page.data.coupons)
    script.textContent = JSON.stringify(state)
  })
}

function find(document: Document, selector: string): Element {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`The page has no ${selector} any more: name what stands in its place.`)
  return found
}

/** A breach of each rule, seeded into a real page. A rule that finds none here does not know the markup any more. */
const BREACHES = {
  'code-words': (html) =>
    change(html, (document) => (find(document, '[data-action="get-deal"]').textContent = 'Reveal code & open it')),
  'key-terms': (html) =>
    changeState(html, (offers) => offers.forEach((offer) => (offer['keyTerms'] = ['Mondays only']))),
  'expired-word': (html) => changeState(html, (offers) => offers.forEach((offer) => (offer['state'] = 'expired'))),
  'kinds-apart': (html) =>
    change(html, (document) => {
      for (const choice of document.querySelectorAll('[name="type"], [href*="type="]')) choice.remove()
      for (const word of document.querySelectorAll('[data-card] p'))
        if (/^(?:code|deal)$/i.test(word.textContent)) word.remove()
    }),
  'names-what-opens': (html) =>
    change(html, (document) => (find(document, '[data-action="get-code"]').textContent = 'Get code')),
  'real-ends': (html) => changeState(html, (offers) => offers.forEach((offer) => (offer['endsAt'] = null))),
  'counted-uses': (html) =>
    change(html, (document) => {
      const claim = document.createElement('p')
      claim.textContent = 'Used 1,240 times today'
      find(document, '[data-card="offer"]').append(claim)
    }),
  'sponsored-links': (html) =>
    change(html, (document) => find(document, 'a[href^="/go-"]').setAttribute('rel', 'noopener')),
  'disclosure-above': (html) => change(html, (document) => find(document, '[data-disclosure]').remove()),
  'structured-as-seen': (html) =>
    change(html, (document) => {
      const script = find(document, 'script[type="application/ld+json"]')
      script.textContent = script.textContent.replaceAll('"Offer","name":"', '"Offer","name":"90% off: ')
    }),
} as const satisfies Record<keyof typeof COMPLIANCE_RULES, (html: string) => string>

test.describe('The rules of compliance', () => {
  for (const [rule, seed] of Object.entries(BREACHES)) {
    test(`find a breach of ${rule} in a real page, and nothing before`, async ({ bed }) => {
      const { body } = await ask(bed.ports.PORT_MAIN, HOST, PATH)
      expect(lintHtml(body)).toEqual([])
      expect(lintHtml(seed(body)).map((finding) => finding.rule)).toContain(rule)
    })
  }
})

/** Ways in which a stylesheet can keep a key term from being read. */
const LAYOUTS = {
  'is not visible': { visibility: 'hidden' },
  'is too small to read': { 'font-size': '8px' },
  'is cut off': { display: 'block', 'block-size': '0.5em', overflow: 'hidden' },
  'sticks out of the screen': { position: 'relative', left: '400px' },
  'stands further from the action than half a screen': { position: 'relative', top: '500px' },
} as const

/** Styles the element of the first offer whose text holds its key terms. */
async function styleTerms(page: Page, term: string, style: Readonly<Record<string, string>>): Promise<void> {
  await page
    .locator('[data-card="offer"]')
    .first()
    .getByText(term)
    .last()
    .evaluate((element: HTMLElement, rules) => {
      for (const [name, value] of Object.entries(rules)) element.style.setProperty(name, value)
    }, style)
}

test.describe('Key terms at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const [problem, style] of Object.entries(LAYOUTS)) {
    test(`are missed where one ${problem}`, async ({ page }) => {
      await page.goto(PATH)
      const offers = readOffers(readState(await page.content()))
      const terms = Object.fromEntries([...offers].map(([id, { keyTerms }]) => [id, keyTerms]))
      expect(await page.evaluate(measureKeyTerms, terms)).toEqual([])
      const id = (await page.locator('[data-card="offer"]').first().getAttribute('data-coupon-id')) ?? ''
      const [term = ''] = terms[id] ?? []
      await styleTerms(page, term, style)
      expect(await page.evaluate(measureKeyTerms, terms)).toContain(
        `coupon ${id}: the key term “${term}” ${problem} at 320 px`,
      )
    })
  }
})
