import { expect, it } from 'vitest'
import { parseMoves } from './moves.ts'

it('reads the moves', () => {
  const move = { release: '1111111111111111', since: '2026-11-20T09:30:12.345Z', by: 'ship' }
  expect(parseMoves(JSON.stringify([move]), 'prod.json')).toEqual([move])
})

it.each(['', '[', 'null', '{"release":"1111111111111111"}', '[null]', '["1111111111111111"]', '\0\0\0'])(
  'says which file is damaged: %j',
  (text) => {
    expect(() => parseMoves(text, '/data/uk/prod.json')).toThrow(/^\/data\/uk\/prod\.json is damaged.*remove it/)
  },
)
