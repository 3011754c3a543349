import { describe, expect, it } from 'vitest'
import { isReject } from '../draft/Draft.ts'
import { createMappedDrafts } from '../testing/mappedDrafts.ts'

const readDrafts = createMappedDrafts('csv')

type Cells = Partial<Record<'code' | 'discount' | 'starts' | 'ends', string>>

/** What the offers of a table are whose cells these are: code, discount and dates. */
async function offers(...rows: readonly Cells[]): Promise<unknown[]> {
  const lines = rows.map(({ code = '', discount = '', starts = '', ends = '' }) =>
    ['Oak', 'Acorns', 'https://oak.com/a', code, discount, starts, ends].join(','),
  )
  const drafts = await readDrafts(['Store,Title,URL,Code,Discount,Start date,End date', ...lines].join('\n'))
  return drafts.map(({ draft }) => {
    if (isReject(draft) || !('upk' in draft)) return draft
    return { code: draft.code, discount: draft.discount, starts: day(draft.startsAt), ends: day(draft.endsAt) }
  })
}

const day = (time: Date | null): string | null => time && time.toISOString().slice(0, 10)

/** Longer than any worth. */
const TERMS = 'not on reduced lamps; not with other offers; new customers only'

describe('the cells of an offer', () => {
  it.each<[string, string, string | null, string | null]>([
    ['', '20 Nov 2026 → 29 Nov 2026', '2026-11-20', '2026-11-29'],
    ['2026-11-21', '1 a 8 de dezembro de 2026', '2026-11-21', '2026-12-08'],
    ['20/11/2026 – 30/11/2026', '', '2026-11-20', '2026-11-30'],
    ['2026-12-01', 'hasta el 6 de enero de 2027', '2026-12-01', '2027-01-06'],
    ['', '04/03/2026', null, null],
    ['', '04/03/2026 23:59 Uhr', null, null],
    ['20 Nov 2026 - 22 Nov 2026', '2026-12-15', '2026-11-20', '2026-12-15'],
    ['20261224', '20270105', '2026-12-24', '2027-01-05'],
    ['24/12/2026', '12/31/2026', '2026-12-24', '2026-12-31'],
    ['', 'while stocks last', null, null],
  ])('starts in "%s" and ends in "%s"', async (starts, ends, first, last) => {
    expect(await offers({ starts, ends })).toMatchObject([{ starts: first, ends: last }])
  })

  it.each([
    ['OAK10 or OAK20', 'OAK10'],
    ['OAK10 أو OAK20', 'OAK10'],
    ['TAKE IT OR LEAVE', 'TAKE IT OR LEAVE'],
  ])('hold the code "%s"', async (cell, code) => {
    expect(await offers({ code: cell })).toMatchObject([{ code }])
  })

  it.each<[string, unknown]>([
    ['bis 200 €', { kind: 'money', amount: 200, currency: 'EUR', upTo: true }],
    ['Geschenk', { kind: 'gift' }],
    ['shipping', { kind: 'free-delivery' }],
    ['bis 31.12.', { kind: 'other', text: 'bis 31.12.' }],
    ['livraison en 48h', { kind: 'other', text: 'livraison en 48h' }],
    ['5-fold points', { kind: 'other', text: '5-fold points' }],
    ['£10*', { kind: 'money', amount: 10, currency: 'GBP', upTo: false }],
    [`£10 (min spend £50; ${TERMS})`, { kind: 'money', amount: 10, currency: 'GBP', upTo: false }],
    [`10% (max £20; ${TERMS})`, { kind: 'percent', percent: 10, upTo: false }],
    [`£10 (was £20; ${TERMS})`, { kind: 'price', amount: 10, was: 20, currency: 'GBP', from: false }],
    ['NULL', null],
    ['$0.00', null],
  ])('hold the discount "%s"', async (discount, found) => {
    expect(await offers({ discount })).toMatchObject([{ discount: found }])
  })

  it('hold fractions, some of them at most', async () => {
    expect(await offers({ discount: '0.2' }, { discount: 'up to 0.5' })).toMatchObject([
      { discount: { percent: 20, upTo: false } },
      { discount: { percent: 50, upTo: true } },
    ])
  })

  it('name a merchant in letters of its own, where they name no other so', async () => {
    const lines = [
      'Store,Title,URL',
      'ほしぞら文具店,10%オフ,https://hoshizora.com/a',
      'ほしぞら文具店,送料無料,https://hoshizora.com/b',
      '靴下,10%オフ,https://shop.com/a',
      '帽子,10%オフ,https://shop.com/b',
      'Warm socks,10%オフ,https://oak.com/b',
    ]
    const drafts = await readDrafts(lines.join('\n'))
    const names = drafts.map(({ draft }) => 'upk' in draft && draft.merchantName)
    expect(names).toEqual(['ほしぞら文具店', 'ほしぞら文具店', 'Shop', 'Shop', 'Oak'])
  })
})
