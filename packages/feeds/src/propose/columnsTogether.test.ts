import { expect, it } from 'vitest'
import { proposeMap } from './proposeMap.ts'

const LINKS = ['https://oak.com/sale', 'https://elm.co.uk/a/b', 'https://beech.de/neu', 'https://oak.com/acorns']
const TITLES = ['20% off acorns', 'Save £5 on leaves', '10% off all bark', '15% off your order']
const CODES = ['ACORN20', '', 'WINTERBARK10', 'OAK-15']

/** Columns by their names, and what each is taken for; also whether a map may be made of them that nobody looks at. */
function propose(table: Readonly<Record<string, readonly string[]>>) {
  const [first = []] = Object.values(table)
  const records = first.map((_, row) =>
    Object.fromEntries(Object.entries(table).map(([key, cells]) => [key, cells[row]])),
  )
  const { taken, map } = proposeMap(records, { name: 'feed', records: '', language: 'en', isUnattended: true })
  return { isSure: map !== null, ...Object.fromEntries(taken.map(({ column, field }) => [column, field])) }
}

it('a column that is named for merchants and holds their addresses is a link by its name', () => {
  expect(propose({ Boutique: LINKS, Name: TITLES, Code: CODES })).toMatchObject({ Boutique: 'link', isSure: true })
})

it('beside another column of links names that are addresses are left', () => {
  const Store = LINKS.map((_, row) => `https://www.pricewatch.com/shops/${row}`)
  expect(propose({ Store, Title: TITLES, Target: LINKS })).not.toMatchObject({ Store: 'link' })
})

it('phrases of which none comes twice are titles where no column says what is saved', () => {
  const C4 = ['Save on acorns', 'For new customers', 'Lanterns for the garden', 'A gift for you too']
  const C6 = ['20%', '£10', 'free delivery', '3 for 2']
  const table = { Store: ['Oak', 'Elm', 'Beech', 'Oak'], Link: LINKS, C4, C6 }
  expect(propose(table)).toMatchObject({ C4: 'text', C6: 'discount.text' })
})

it('titles that say what is saved are found beside descriptions that do not', () => {
  const Description = ['Leaves', 'Bark', 'Wood', 'Trees']
  expect(propose({ Store: ['Oak', 'Elm', 'Beech', 'Oak'], Link: LINKS, Description, X: TITLES })).toMatchObject({
    Description: 'description',
    X: 'text',
  })
})

it('the one date of posts is that of the post', () => {
  const text = TITLES.map((title, row) => `${title}: ${LINKS[row] ?? ''}`)
  const date = ['2026-11-01', '2026-11-02', '2026-11-20', '2026-11-03']
  expect(propose({ text, date })).toMatchObject({ text: 'description', date: 'addedOn' })
})

it.each(['20 Nov 2026 → 29 Nov 2026', 'hasta el 6 de enero de 2027', '1 a 8 de dezembro de 2026'])(
  '"%s" is a day of a column for them',
  (cell) => {
    expect(propose({ Store: ['Oak'], Link: ['https://oak.com'], Ends: [cell] })).toMatchObject({ Ends: 'ends' })
  },
)

it.each([
  ['', (fields: object) => fields],
  [' within others', (fields: object) => ({ title: '20% off acorns', coupon: fields })],
])('records%s whose keys are all their own are looked through a few times, not once for each column', (_, wrap) => {
  let looks = 0
  const ownKeys = (fields: object): (string | symbol)[] => {
    looks += 1
    return Reflect.ownKeys(fields)
  }
  const records = LINKS.map((link, row) => {
    const keys = Array.from({ length: 50 }, (_key, index) => [`k${row}-${index}`, 'x'])
    return wrap(new Proxy({ link, ...Object.fromEntries(keys) }, { ownKeys }))
  })
  const { taken } = proposeMap(records, { name: 'feed', records: '', language: 'en' })
  expect(taken.map(({ field }) => field)).toContain('link')
  expect(looks).toBeLessThanOrEqual(4 * records.length)
})
