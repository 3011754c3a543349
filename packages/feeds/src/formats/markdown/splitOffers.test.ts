import { expect, it } from 'vitest'
import { splitOffers } from './splitOffers.ts'

const CONTEXT = { year: 2026, section: '', source: 'x' }
const split = (text: string, name = 'Oak') => splitOffers({ name, text, terms: '', links: [] }, CONTEXT)

it.each([
  [
    'Free delivery this weekend. Use OAK15 for 15% off beans. Subscribers get a free mug with code MUG4ME.',
    ['OAK15 percent 15', 'MUG4ME free'],
  ],
  [
    'Save 12.5% on helmets with code HELMET until 13 December. Half price lights. Get £100 off bikes with EBIKE100, ends 31 December 2026.',
    ['HELMET percent 12.5 2026-12-13', 'EBIKE100 money 100 2026-12-31'],
  ],
  [
    '15% off beans with OAK15. Get £5 off mugs with MUGS20. Until 13 December.',
    ['OAK15 percent 15 2026-12-13', 'MUGS20 money 5 2026-12-13'],
  ],
  ['Half price lights all week. Get £100 off bikes with EBIKE100.', ['- money 100']],
  ['Get £100 off bikes with EBIKE100. Half price lights all week.', ['- money 100']],
  ['Get £100 off bikes with EBIKE100. Lights cost less.', ['-']],
  ['Get 15% off beans. Use code OAK15.', ['-']],
  ['20% off monthly (code OAK31X) and 30% off yearly (code ELM32X)', ['OAK31X percent 20', 'ELM32X percent 30']],
  ['Lamps for £20. Get them for £15 with code LAMP15.', ['-']],
])('pairs each code with the discount of its own sentence: %s', (text, expected) => {
  expect(
    split(text).map(({ codes, discount, ends }) =>
      [
        codes?.join() ?? '-',
        discount?.kind,
        discount?.kind === 'percent' && discount.percent,
        discount?.kind === 'money' && discount.amount,
        ends && 'year' in ends && `${ends.year}-${ends.month}-${ends.day}`,
      ]
        .filter(Boolean)
        .join(' '),
    ),
  ).toEqual(expected)
})

it('believes a name that says what is saved before a sentence', () => {
  expect(split('Half price lights. Get £100 off bikes with EBIKE100.', 'Oak: 30% off')).toMatchObject([
    { discount: null },
  ])
})
