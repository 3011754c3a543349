import { expect, it } from 'vitest'
import { proposeMap } from './proposeMap.ts'

it.each<[string, readonly string[], string]>([
  ['Voucher value', ['ACORN20', '', 'BARK-15'], 'codes'],
  ['Voucher value', ['10', '15', '20'], 'discount.amount'],
  ['Voucher value (EUR)', ['10', '15', '20'], 'discount.money'],
  ['Value (EUR)', ['10', '15', '20'], 'discount.money'],
])('takes "%s" that holds %j for %s', (name, cells, field) => {
  const records = cells.map((cell) => ({ Shop: 'Oak', Title: '20% off acorns', [name]: cell }))
  const { taken } = proposeMap(records, { name: 'feed', records: '', language: 'en' })
  expect(taken.find(({ column }) => column === name)?.field).toBe(field)
})
