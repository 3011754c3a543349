import { expect, it } from 'vitest'
import { readList } from '../../testing/readList.ts'

/** A table under a heading: its rows begin in line 5. */
const table = (header: string, ...rows: string[]): string =>
  ['## Deals', '', header, header.replaceAll(/[^|]+/g, '---'), ...rows].join('\n')

it('takes addresses that nobody has made links of', async () => {
  const list = table(
    '| Provider | Plan | RAM | Price | Coupon | Order |',
    '| Oakhost | KVM-2G-NL | 2 GB | 30% off | BF26-NL2G | https://my.oakhost.net/cart?pid=2 |',
    '| Oakhost | KVM-8G-NL | 8 GB | 40% off | none needed | [order](https://my.oakhost.net/cart?pid=3) |',
    '| Elmnode | any | | 35% off | auto applied | www.elmnode.eu/bf |',
    '| _more to come_ | | | | | |',
  )
  expect(await readList(list)).toEqual([
    '5 Oakhost | BF26-NL2G | 30% off Oakhost',
    '6 Oakhost | - | 40% off Oakhost',
    '7 Elmnode | - | 35% off Elmnode',
    '8 !no_link',
  ])
})

it.each([
  ['in its name', '| Host | Offer |', '| Oakhost (oakhost.net) | 30% off all plans |'],
  ['as its name', '| Shop | Offer |', '| oakhost.net | 30% off all plans |'],
  ['in another cell', '| Store | Offer | Notes |', '| Oakhost | 30% off all plans | order at oakhost.net |'],
  ['linked elsewhere in the row', '| Sklep | Promocja |', '| Oakhost | -30% [tutaj](https://oakhost.net/bf) |'],
])('finds the domain of a merchant %s', async (_, header, row) => {
  expect(await readList(table(header, row))).toEqual([expect.stringMatching(/^5 Oakhost(?:\.net)? \| - \| /i)])
})

it('takes no name of a product for the domain of the merchant', async () => {
  const list = table(
    '| Store | Offer |',
    '| Oakhost | 30% off our booking.com course |',
    '| Elm | 20% off Node.js course |',
  )
  expect(await readList(list)).toEqual(['5 !no_link', '6 !no_link'])
})

it('knows a merchant again that another row has linked, or that the catalog has', async () => {
  const list = table(
    '| Store | Offer | Link |',
    '| Oakhost | 30% off plans | https://oakhost.net/bf |',
    '| Oakhost | 10% off domains | - |',
    '| Elm House (CH) | 5% off | - |',
    '| Ash | 6% off | - |',
  )
  const found = await readList(list, (name) => (name.startsWith('Elm House') ? 'elmhouse.ch' : null))
  expect(found.map((line) => line.split(' | ')[0])).toEqual(['5 Oakhost', '6 Oakhost', '7 Elm House', '8 !no_link'])
})

it.each([
  ['its name and domain', '## Oak Elm (oak-elm.com)', '5'],
  ['a link', '## [Oak Elm](https://oak-elm.com)', '1'],
  ['a name and an address', '### Oak Elm: https://www.oak-elm.com', '5'],
])('knows by a heading with %s whose offers the rows are', async (_, heading, line) => {
  const rows = [
    '| Offer | Code | Ends |',
    '|---|---|---|',
    '| 20% off acorns | OAK20 | 2026-12-24 |',
    '| Free bark | | |',
  ]
  expect(await readList([heading, '', ...rows].join('\n'))).toEqual([
    `${line} Oak Elm | OAK20 | 20% off acorns`,
    '6 Oak Elm | - | Free bark',
  ])
})

it.each([
  ['| Kampanya | Kod | Bitiş |', '| %20 indirim | MESE20 | 31.12.2026 |', 'MESE20'],
  ['| Angebot | gültig bis |', '| 20 % Rabatt | 31.12.2026 |', '-'],
  ['| Offer | Until |', '| [20% off](https://oak.com/sale) | 2026-12-24 |', '-'],
])('reads below a merchant the table %s', async (header, row, code) => {
  const found = await readList(table(header, row).replace('## Deals', '## Oak (oak.com)'))
  expect(found).toEqual([expect.stringMatching(`^5 Oak \\| ${code} \\| `)])
})

it('has the merchant of a column where there is one, whatever the heading is', async () => {
  const list = table('| Shop | Offer | Code |', '| [Elm](https://elm.com) | 20% off | ELM20 |')
  expect(await readList(list.replace('## Deals', '## Oak (oak.com)'))).toEqual(['5 Elm | ELM20 | 20% off Elm'])
})

it('counts the rows of codes below a heading that names no merchant, and passes a legend over', async () => {
  expect(await readList(table('| Offer | Code |', '| 20% off | OAK20 |'))).toEqual(['5 !no_link'])
  const legend = table('| Sign | Savings |', '| * | under 50% |').replace('## Deals', '## Oak (oak.com)')
  expect(await readList(legend)).toEqual([])
})

it('passes over rows that are over, struck out, or of its writer', async () => {
  const list = table(
    '| Store | Offer | Code | Expires | Link |',
    '| ~~Oak~~ | ~~25% off~~ | ~~OAK25~~ | | https://oak.com |',
    '| Elm | 25% off | ELM25 | expired | https://elm.com |',
    '| Ash (sold out) | 25% off | ASH25 | | https://ash.com |',
    '| Fir | Looking for testers, PM me | | | https://fir.com |',
    '| Yew | Tea for two with each order | | | https://yew.com |',
  )
  expect(await readList(list)).toEqual([
    '5 !no_offer',
    '6 !no_offer',
    '7 !no_offer',
    '8 !no_offer',
    '9 Yew | - | Tea for two with each order',
  ])
})

it('names rows by what stands first in them where their links only say to follow them', async () => {
  const list = table(
    '| Plan | RAM | Price | |',
    '| Acorn S | 1 GB | $4.00 | [Order now](https://oakhost.com/a) |',
    '| Acorn M | 2 GB | 199.20₽ | [立即购买](https://oakhost.com/b) |',
  )
  expect(await readList(list)).toEqual([
    '5 Oakhost | - | Acorn S: only US$4',
    '6 Oakhost | - | Acorn M: only RUB\u00A0199.20',
  ])
})
