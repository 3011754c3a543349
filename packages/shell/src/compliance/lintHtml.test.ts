import { describe, expect, it } from 'vitest'
import { COMPLIANCE_RULES, describeFinding } from './lintCompliance.ts'
import { lintHtml } from './lintHtml.server.ts'
import { buildOfferPage } from './testing/buildOfferPage.ts'

const page = buildOfferPage()

/** The page with one thing changed. */
function change(part: string | RegExp, by: string): string {
  const changed = page.replace(part, by)
  if (changed === page) throw new Error(`The sample page has nothing like ${String(part)}`)
  return changed
}

/** The page with one more node in its structured data. */
const addNode = (fields: string) =>
  change('{"@type":"BreadcrumbList"', `{"@type":"Store",${fields}},{"@type":"BreadcrumbList"`)

const listRules = (html: string) => lintHtml(html).map(({ rule }) => rule)

it('finds nothing in a page that holds every rule', () => {
  expect(lintHtml(page).map(describeFinding)).toEqual([])
})

const disclosure = /<p data-disclosure[^]*?<\/p>/.exec(page)?.[0] ?? ''
const terms = '<bdi class="terms">New customers\u00A0· From $50</bdi>'

const NEW_TAB = 'target="_blank" rel="sponsored nofollow noopener"'

/** One breach for each way to break a rule. */
const BREACHES: readonly [string, keyof typeof COMPLIANCE_RULES, string][] = [
  ['(a) a deal that is called a code', 'code-words', change('Get deal', 'Reveal code')],
  ['(a) a code that is none', 'code-words', change('"code":"20"', '"code":""')],
  ['(b) a key term that is not there', 'key-terms', change('From $50</bdi>', '</bdi>')],
  ['(b) key terms behind a click', 'key-terms', change(terms, `<details><summary>Terms</summary>${terms}</details>`)],
  [
    '(b) key terms after the action',
    'key-terms',
    change(terms, '').replace('</a></div></article>', `</a>${terms}</div></article>`),
  ],
  ['(b) hidden key terms', 'key-terms', change('class="terms"', 'hidden')],
  ['(c) a past offer that does not say so', 'expired-word', change('<p>Expired</p>', '<p>Yesterday</p>')],
  [
    '(c) a past offer with something to click',
    'expired-word',
    change('<p>Expired</p>', '<p>Expired</p><a data-action="get-code" href="/x">Open</a>'),
  ],
  ['(d) a deal among codes that does not say what it is', 'kinds-apart', change('<p>Deal</p>', '')],
  [
    '(e) a code whose label opens nothing',
    'names-what-opens',
    change('in a new tab &amp; open Codewright', 'Codewright'),
  ],
  [
    '(e) a label that does not name the merchant',
    'names-what-opens',
    change('open Codewright &amp; Sons in', 'open it in'),
  ],
  [
    '(f) a countdown without an end',
    'real-ends',
    change(/"endsAt":"2026-11-21[^"]*","usedToday":12/, '"endsAt":null,"usedToday":12'),
  ],
  ['(f) a clock that counts down to nothing', 'real-ends', change('<h1>', '<p role="timer">01:59:59</p><h1>')],
  ['(f) urgency without an offer', 'real-ends', change('<h1>', '<p>Ends in 2 hours!</p><h1>')],
  ['(g) uses that nobody counted', 'counted-uses', change('"usedToday":12', '"usedToday":0')],
  ['(g) more uses than were counted', 'counted-uses', change('Used 12 times', 'Used 1,240 times')],
  ['(g) uses of no offer', 'counted-uses', change('<h1>', '<p>Used 9,000 times today</p><h1>')],
  ['(g) uses of a card that page data does not have', 'counted-uses', change('"id":1,', '"id":9,')],
  ['a paid link that is not marked', 'sponsored-links', change('rel="sponsored nofollow noopener"', 'rel="noopener"')],
  [
    'an unmarked deal that leads straight to a merchant',
    'sponsored-links',
    change(`href="/go-c-2?url=%2Fx" ${NEW_TAB}`, 'href="https://codewright.example/?aff=1"'),
  ],
  [
    'an unmarked click-out that names its host',
    'sponsored-links',
    change('<h1>', '<a href="https://www.clipfront.example/go-m-1">Codewright</a><h1>'),
  ],
  ['a page without a disclosure', 'disclosure-above', change(disclosure, '')],
  ['a disclosure in the foot', 'disclosure-above', change(disclosure, '').replace('</main>', `${disclosure}</main>`)],
  ['a hidden disclosure', 'disclosure-above', change('<p data-disclosure', '<p hidden data-disclosure')],
  [
    'a disclosure of no words',
    'disclosure-above',
    change('When you shop through our links, the shop may pay us a commission.', 'Ad'),
  ],
  [
    'structured data of another title',
    'structured-as-seen',
    change('"name":"Outlet at half price"', '"name":"Outlet at 90% off"'),
  ],
  ['structured data of what is not there', 'structured-as-seen', change('#ticket-2', '#ticket-99')],
  ['structured data that leads nowhere', 'structured-as-seen', change('id="ticket-2"', 'id="offer-2"')],
  [
    'structured data in another order',
    'structured-as-seen',
    change('#ticket-1', '#ticket-0').replace('#ticket-2', '#ticket-1').replace('#ticket-0', '#ticket-2'),
  ],
  [
    'structured data of another end',
    'structured-as-seen',
    change('"validThrough":"2026-11-21', '"validThrough":"2026-12-24'),
  ],
  ['structured data that is no JSON', 'structured-as-seen', change('{"@graph"', '{@graph')],
  ['a rating that nobody sees', 'structured-as-seen', addNode('"aggregateRating":{"ratingValue":4.87}')],
  ['a rating that is a part of another number', 'structured-as-seen', addNode('"ratingValue":4')],
  [
    'a rating that is a part of a code',
    'structured-as-seen',
    addNode('"ratingValue":7').replace('<h1>', '<p>TRY7</p><h1>'),
  ],
  ['a rating whose figure stands in closed terms alone', 'structured-as-seen', addNode('"ratingValue":2')],
  ['reviews that nobody counts', 'structured-as-seen', addNode('"reviewCount":9000')],
  ['a description that nobody reads', 'structured-as-seen', addNode('"description":"90% off everything"')],
  ['a price that nobody sees', 'structured-as-seen', change('"url":"/x#ticket-1"', '"price":"49","url":"/x#ticket-1"')],
  ['a price of another offer', 'structured-as-seen', change('"url":"/x#ticket-1"', '"price":5,"url":"/x#ticket-1"')],
]

describe('breaches', () => {
  it.each(BREACHES)('finds %s', (_title, rule, html) => {
    expect(new Set(listRules(html))).toContain(rule)
  })

  it('breaks every rule at least once', () => {
    expect(new Set(BREACHES.map(([, rule]) => rule))).toEqual(new Set(Object.keys(COMPLIANCE_RULES)))
  })
})

it('says of a breach where it is, what is wrong, why it matters and what to do', () => {
  const [finding] = lintHtml(change('Get deal', 'Get code'))
  if (!finding) throw new Error('nothing was found')
  expect(describeFinding(finding).split('\n')).toEqual([
    expect.stringMatching(/^code-words: <a data-action="get-deal" data-coupon-id="2"> Get code/),
    '  has no code, and its label says “code”',
    expect.stringContaining('misled'),
    expect.stringContaining('messages.getDeal'),
  ])
})

it('wants a list that is longer than a page to be filtered, though each card says what it is', () => {
  const cards = /<li data-kind="code">[^]*?<\/li>\n/.exec(page)?.[0] ?? ''
  const long = change(cards, cards.repeat(30))
  expect(new Set(listRules(long))).toEqual(new Set(['kinds-apart']))
  const chips = '<a href="/x?type=code">Codes</a><a href="/x?type=deal">Deals</a>'
  expect(listRules(long.replace('<ul>', `${chips}<ul>`))).toEqual([])
})

it('takes the name of a merchant for no word of a label', () => {
  expect(page).toContain('Codewright')
  expect(listRules(page)).toEqual([])
})

it('takes a countdown that names its moment', () => {
  const timed =
    '<p><time dateTime="2026-11-27T00:00:00Z">Ends in 2 hours</time></p><p role="timer"><time datetime="2026-11-27">02:00:00</time></p>'
  expect(listRules(change('<h1>', `${timed}<h1>`))).toEqual([])
})

it('wants no mark on links to our own pages, and on those that no merchant pays for', () => {
  const links =
    '<a href="https://paper.example/go-green">Paper</a><a href="https://uk.clipfront.example/">UK</a><a data-action="share" href="mailto:a@b.example">Write</a><a data-action="visit" href="/403">Visit</a>'
  expect(listRules(change('<h1>', `${links}<h1>`))).toEqual([])
  expect(listRules(change(`href="/go-c-2?url=%2Fx" ${NEW_TAB}`, 'href="/403"'))).toEqual([])
})

it.each([
  '$1,240.50',
  '1240,5 €',
  '1.240,50\u00A0€',
  '1\u202F240,50\u00A0€',
  '١٬٢٤٠٫٥٠ د.إ',
  '1’240.50 CHF',
  '1,240.50円',
  '4.5 1,240.50 kr',
  '1.240,500 TND',
])('finds structured data on the page in the figures of any language: %s', (figures) => {
  const html = addNode('"description":"The outlet.","offers":{"price":"1240.50"}')
  expect(listRules(html.replace('<h1>', `<p>The outlet. From ${figures}</p><h1>`))).toEqual([])
})

it.each(['', 'not found', '{"code":404}'])('refuses what is no document: %s', (text) => {
  expect(() => lintHtml(text)).toThrow('no document')
})

it('refuses a language whose words nobody has written, rather than find nothing', () => {
  expect(() => lintHtml(change('lang="en-US"', 'lang="nl-NL"'))).toThrow('no words of the language “nl-NL”')
})
