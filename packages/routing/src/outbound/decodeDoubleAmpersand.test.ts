import { measureGrowth, STEEP } from '@clipfront/vitest/growth'
import { expect, it } from 'vitest'
import { decodeDoubleAmpersand } from './decodeDoubleAmpersand.ts'

it.each([
  ['/x?a=1%2526amp%253Bb=2', '/x?a=1&b=2'],
  ['/x?q=h%2526m%2526page=2', '/x?q=h%26m&page=2'],
  ['/x?a=1%2526url=https%3A%2F%2Fm.example%2F%3Fq%3DA%2526B', '/x?a=1&url=https%3A%2F%2Fm.example%2F%3Fq%3DA%2526B'],
  ['/x?a=1%2526f%5B%5D=2', '/x?a=1&f%5B%5D=2'],
  ['/x?a=1%2526', '/x?a=1%26'],
  ['/\\evil.example/%2526', '/evil.example/%26'],
  ['///evil.example?a=1%2526b=2', '/evil.example?a=1&b=2'],
])('[R8.3] %s -> %s', (target, location) => {
  expect(decodeDoubleAmpersand(target)).toBe(location)
})

it.each(['//evil.example/x', '*', 'http://evil.example/%2526', '/x?url=HTTPS:%2F%2Fm.example%2F%2526', ''])(
  'leaves %j alone',
  (target) => {
    expect(decodeDoubleAmpersand(target)).toBeNull()
  },
)

it.each(['%2526', 'a%2526', '%2526a', ' %2526'])(
  'takes no time worth speaking of for a long row of %j',
  async (row) => {
    const decode = (count: number) => decodeDoubleAmpersand(`/x?${row.repeat(count)}`)
    expect(await measureGrowth(decode, { size: 30_000 })).toBeLessThan(STEEP)
  },
)
