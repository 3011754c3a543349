import { measureGrowth, STEEP } from '@clipfront/vitest/growth'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { environmentOf, ENVIRONMENTS } from './environmentOf.ts'
import { findSite, siteCode } from './findSite.ts'
import { BUSINESS_UNITS, resolveLocalHost } from './site/Site.ts'
import { sites } from './sites.ts'

const MONITORS = ['192.0.2.10', '192.0.2.11']
const names = [...sites.flatMap(({ hosts }) => hosts), ...sites.map(resolveLocalHost)]
const prefix = fc.constantFrom('', 'dev.', 'beta.')
const port = fc.oneof(
  fc.constant(''),
  fc.nat(70_000).map((number) => `:${number}`),
)
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  // What is nearly one of ours is what slips through.
  fc
    .tuple(fc.string({ maxLength: 4 }), prefix, fc.constantFrom(...names), port, fc.string({ maxLength: 4 }))
    .map((parts) => parts.join('')),
  fc
    .array(fc.constantFrom('dev.', 'beta.', 'localhost', '.', ':', '1', '@', '[', ']', ...names), { maxLength: 8 })
    .map((parts) => parts.join('')),
)

it('[R1.9] [R9.8] whatever is sent as a host, the answer is one of ours or none', () => {
  fc.assert(
    fc.property(hostile, (host) => {
      const site = findSite(host)
      expect(ENVIRONMENTS).toContain(environmentOf(host))
      for (const unit of BUSINESS_UNITS)
        expect(siteCode(host, unit)).toBe(site?.businessUnit === unit ? site.code : null)
      // Read the other way round: what was found is a name of that site with nothing about it but what may be there.
      const [, name = ''] = /^(?:(?:dev|beta)\.)?(.*?)(?::\d+)?$/is.exec(host.trim()) ?? []
      const known = site ? [...site.hosts, resolveLocalHost(site), ...MONITORS] : [name]
      expect(known.map((each) => each.toLowerCase())).toContain(name.toLowerCase())
    }),
  )
})

it('[R1.9] the case of letters, a port and one prefix change nothing', () => {
  const cased = fc
    .tuple(fc.constantFrom(...names), fc.array(fc.boolean(), { minLength: 80, maxLength: 80 }))
    .map(([name, upper]) => ({
      name,
      written: name.replaceAll(/[a-z]/g, (letter, index: number) => (upper[index] ? letter.toUpperCase() : letter)),
    }))
  fc.assert(
    fc.property(prefix, cased, port, (before, { name, written }, after) => {
      expect(findSite(`${before}${written}${after}`)).toBe(findSite(name))
      expect(findSite(name)).toBeDefined()
    }),
  )
})

it.each<[string, (length: number) => string]>([
  ['ports', (length) => ':1'.repeat(length / 2)],
  ['colons', (length) => `${':'.repeat(length)}x`],
  ['one port', (length) => `:${'1'.repeat(length)}x`],
  ['prefixes', (length) => 'dev.'.repeat(length / 4)],
])('answers a very long host of %s at once', async (_, readHost) => {
  const find = (length: number) => expect(findSite(readHost(length))).toBeUndefined()
  expect(await measureGrowth(find, { size: 60_000 })).toBeLessThan(STEEP)
})
