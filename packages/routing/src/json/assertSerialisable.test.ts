import { expect, it } from 'vitest'
import { assertSerialisable } from './serialiseForScript.ts'

const cyclic: { page: { coupons: unknown[] } } = { page: { coupons: [] } }
cyclic.page.coupons.push({ page: cyclic.page })

it.each([
  [{ page: { at: new Date(0) } }, 'state.page.at is a Date'],
  [{ list: [1, new Map()] }, 'state.list.1 is a Map'],
  [new Set(), 'state is a Set'],
  [{ big: 1n }, 'state.big is a bigint'],
  [{ rate: Number.NaN }, 'state.rate is a number that JSON cannot carry (NaN)'],
  [{ rate: Infinity }, 'state.rate is a number'],
  [{ go: () => 1 }, 'state.go is a function'],
  [{ go: Symbol('x') }, 'state.go is a symbol'],
  [cyclic, 'state.page.coupons.0.page refers back'],
])('finds %o: %s', (value, message) => {
  expect(() => assertSerialisable(value)).toThrow(message)
})

it('takes what JSON carries, the same object twice, missing keys, and any depth', () => {
  const shared = { id: 1 }
  let deep: unknown = null
  for (let level = 0; level < 20_000; level += 1) deep = { deep }
  const bare: unknown = Object.create(null)
  expect(() =>
    assertSerialisable({ a: shared, b: shared, c: undefined, d: [null, 'x', true, 1.5], deep, bare }),
  ).not.toThrow()
})
