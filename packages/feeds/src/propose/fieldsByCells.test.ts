import { expect, it } from 'vitest'
import { proposeMap } from './proposeMap.ts'

it('finds the shops that are written with letters which their domains do not have', () => {
  const records = [
    { a: 'Blåbær', Link: 'https://blabaer.dk/a', Title: '20% off acorns' },
    { a: 'Rød Grød', Link: 'https://rodgrod.dk/b', Title: '10% off all bark' },
    { a: 'Straße 9', Link: 'https://strasse9.de/c', Title: '15% off your order' },
  ]
  const { taken } = proposeMap(records, { name: 'feed', records: '', language: 'en' })
  expect(taken).toContainEqual(expect.objectContaining({ column: 'a', field: 'name', by: 'cells' }))
})
