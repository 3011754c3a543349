import { expect, it } from 'vitest'
import { judgeShape, type FoundRecord } from './judgeShape.ts'
import type { ShapeLabel } from './shapeLabels.ts'

const label: ShapeLabel = {
  file: 'shapes/a.csv',
  line: 2,
  hash: '',
  shape: 'a',
  site: 'main/www',
  shop: 'oak.com',
  codes: ['OAK'],
  discounts: [{ kind: 'price', amount: 29, currency: 'EUR', from: true }],
  ends: '2026-12-31',
}
const found: FoundRecord = {
  domain: 'oak.com',
  merchantName: 'Oak',
  code: 'OAK',
  discount: { kind: 'price', amount: 29, currency: 'EUR', from: true },
  starts: null,
  ends: '2026-12-31',
  reason: null,
}
const nothing: FoundRecord = {
  ...found,
  domain: '',
  merchantName: '',
  code: '',
  discount: null,
  ends: null,
  reason: 'no link',
}

const count = (verdicts: ReturnType<typeof judgeShape>) =>
  Object.fromEntries(
    Object.entries(verdicts).map(([aspect, { right, wrong, missed }]) => [aspect, [right, wrong, missed].join(' ')]),
  )

it.each<[string, Partial<ShapeLabel>, FoundRecord[], Record<string, string>]>([
  ['all of a record', {}, [found], { shop: '1 0 0', code: '1 0 0', kind: '1 0 0', value: '1 0 0', dates: '1 0 0' }],
  [
    'nothing where it was passed over',
    {},
    [nothing],
    { shop: '0 0 1', code: '0 0 1', kind: '0 0 1', value: '0 0 1', dates: '0 0 1' },
  ],
  ['a shop by its name, where no address leads to it', { shop: 'Oak' }, [found], { shop: '1 0 0' }],
  ['another shop as wrong, and its own as missed', { shop: 'elm.com' }, [found], { shop: '0 1 1' }],
  ['no shop where a record names none', { shop: null }, [found], { shop: '0 0 0' }],
  [
    'nothing wrong in passing over what is no offer',
    { codes: [], discounts: [{ kind: 'none' }] },
    [],
    { shop: '0 0 0', kind: '0 0 0', value: '0 0 0' },
  ],
  [
    'a price in place of the lowest price: its kind is right, its value is not',
    {},
    [{ ...found, discount: { kind: 'price', amount: 29, currency: 'EUR' } }],
    { kind: '1 0 0', value: '0 1 1' },
  ],
  ['a day that nobody named as wrong', {}, [{ ...found, starts: '2026-12-01' }], { dates: '1 1 0' }],
])('finds %s', (_name, change, records, expected) => {
  expect(count(judgeShape({ ...label, ...change }, records))).toMatchObject(expected)
})
