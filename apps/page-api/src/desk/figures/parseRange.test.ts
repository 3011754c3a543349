import type { PageError } from '@clipfront/routing/errors'
import { expect, it } from 'vitest'
import { parseRange } from './parseRange.ts'

const NOW = new Date('2026-11-20T23:59:59Z')
const parse = (query: string) => parseRange(new URLSearchParams(query), NOW)
const ALL = { site: null, environment: 'prod', from: '2026-10-22', to: '2026-11-20' }

it.each([
  ['', ALL],
  ['site=&environment=&from=&to=', ALL],
  ['something=else', ALL],
  ['site=main/uk', { ...ALL, site: 'uk.clipfront.example' }],
  ['site=cpus&environment=dev', { ...ALL, site: 'cpus', environment: 'dev' }],
  ['to=2026-03-01', { ...ALL, from: '2026-01-31', to: '2026-03-01' }],
  ['from=2024-02-29&to=2024-02-29', { ...ALL, from: '2024-02-29', to: '2024-02-29' }],
  ['from=2026-01-01&to=2027-01-01', { ...ALL, from: '2026-01-01', to: '2027-01-01' }],
])('reads %j', (query, range) => {
  expect(parse(query)).toEqual(range)
})

it.each([
  ['from=yesterday', /^from="yesterday" is no day\. Write it like 2026-11-20\.$/],
  ['to=2026-02-30', /^to="2026-02-30" is no day/],
  ['from=2026-1-1', /is no day/],
  ['from=+020260-01-01', /is no day/],
  ['from=2026-11-20T00:00', /is no day/],
  ['from=2026-11-21&to=2026-11-20', /^from \(2026-11-21\) is after to/],
  ['from=2026-11-21', /is after to/],
  ['from=2025-01-01&to=2026-11-20', /689 days apart\. Ask for at most 366\.$/],
  ['site=nowhere', /^There is no site "nowhere"\. There are main\/www, /],
  ["site=' or 1=1 --", /^There is no site/],
  ['environment=live', /no environment "live"\. There are dev, beta, prod\.$/],
  ['site=cpus&site=cpuk', /^site is there 2 times/],
])('refuses %j with what to write', (query, message) => {
  expect(() => parse(query)).toThrow(message)
  expect(() => parse(query)).toThrow(expect.objectContaining({ status: 400 }) as PageError)
})
