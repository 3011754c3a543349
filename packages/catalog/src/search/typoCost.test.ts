import * as fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { typoCost } from './typoCost.ts'

const { database } = await createTestDatabase()

describe('the cost of a typo', () => {
  it.each([
    ['nimbus', 'nimbus', 0],
    ['nimbsu', 'nimbus', 0.8],
    ['nmbus', 'nimbus', 0.9],
    ['nimbuss', 'nimbus', 1],
    ['bimbus', 'nimbus', 1],
    ['inmbus', 'nimbus', 0.8],
    ['nimbsuu', 'nimbus', 1.8],
    ['nimbus', 'fern', Number.POSITIVE_INFINITY],
  ])('of %s for %s is %d', (typed, meant, cost) => {
    expect(typoCost(typed, meant, 2)).toBeCloseTo(cost)
  })
})

const letter = fc.constantFrom('a', 'b', 'c', 'd', 'é', '🎈')
const name = fc.array(letter, { minLength: 3, maxLength: 24 })
const typo = fc.record({ place: fc.nat(30), other: letter, kind: fc.nat(3) })

function withTypo(letters: readonly string[], { place, other, kind }: { place: number; other: string; kind: number }) {
  const at = place % letters.length
  const made = [
    letters.toSpliced(at, 0, other),
    letters.toSpliced(at, 1),
    letters.toSpliced(at, 1, other),
    letters.toSpliced(at, 2, ...letters.slice(at, at + 2).toReversed()),
  ]
  return (made[kind] ?? letters).join('')
}

it('[R1.7] a name and the same with any one typo share a key of the index, and cost no more than 1', async () => {
  const pairs = fc
    .sample(fc.tuple(name, typo), { numRuns: 500 })
    .map(([letters, made]) => [letters.join(''), withTypo(letters, made)])
  for (const [meant = '', typed = ''] of pairs)
    expect([meant, typed, typoCost(typed, meant, 1) <= 1]).toEqual([meant, typed, true])
  const { rows } = await sql<{ pair: string[] }>`
    select pair from jsonb_array_elements(${JSON.stringify(pairs)}::jsonb) pair
    where not (typo_keys(squeeze(pair->>0)) && typo_keys(squeeze(pair->>1)))`.execute(database)
  expect(rows).toEqual([])
})
