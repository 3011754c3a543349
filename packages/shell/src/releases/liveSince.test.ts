import { expect, it } from 'vitest'
import { liveSince, type Move } from './moves.ts'

function moveAt(release: string, second: number): Move {
  return { release, since: new Date(second * 1000).toISOString(), by: 'ship' }
}
const MOVES = [moveAt('third', 300), moveAt('second', 200), moveAt('first', 100)]

it.each([
  ['what is live, however long it has been', 10_000, ['third']],
  ['what ended after that moment', 250, ['third', 'second']],
  ['what ended at that very moment', 200, ['third', 'second', 'first']],
  ['what was live before anything was written down', 0, ['third', 'second', 'first']],
])('names %s', (_, second, releases) => {
  expect(liveSince(MOVES, second * 1000)).toEqual(releases)
})

it('names nothing where nothing was ever live', () => expect(liveSince([], 0)).toEqual([]))

it('counts a move that does not say when as long ago', () => {
  const [newest, ...older] = MOVES
  expect(liveSince([{ ...(newest as Move), since: '' }, ...older], 0)).toEqual(['third', 'first'])
})
