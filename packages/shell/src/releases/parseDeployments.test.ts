import { expect, it } from 'vitest'
import { parseDeployments } from './deployments.ts'

it('parses the deployments of a pointer file', () => {
  const deployment = { release: '1111111111111111', since: '2026-11-20T09:30:12.345Z', by: 'ship' }
  expect(parseDeployments(JSON.stringify([deployment]), 'prod.json')).toEqual([deployment])
})

it.each(['', '[', 'null', '{"release":"1111111111111111"}', '[null]', '["1111111111111111"]', '\0\0\0'])(
  'says which file is damaged: %j',
  (text) => {
    expect(() => parseDeployments(text, '/data/uk/prod.json')).toThrow(/^\/data\/uk\/prod\.json is damaged.*remove it/)
  },
)
