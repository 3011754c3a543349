import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sites } from '../sites.ts'
import { reports, findOwnIssues } from './testing/wrongFile.ts'

describe('[R3.2] a field that is not there, or is of another kind', () => {
  reports([
    ['main/fr', { currency: undefined }, 'currency', /^is missing$/, /^Write a text\.$/],
    ['main/fr', { hosts: [] }, 'hosts', /cannot be \[\]/, /a list of texts/],
    ['main/fr', { hosts: ['fr.clipfront.example', 7] }, 'hosts[1]', /cannot be 7/, /^Write a text\.$/],
    ['main/fr', { hosts: 'fr.clipfront.example' }, 'hosts', /cannot be "fr/, /a list of texts/],
    ['main/fr', { accent: 'pink' }, 'accent', /cannot be "pink"/, /evergreen · cobalt · newspaper · ochre/],
    ['main/fr', { look: 'loud' }, 'look', /cannot be "loud"/, /editorial · grid · guest/],
    ['main/fr', { radius: 1.5 }, 'radius', /cannot be 1\.5/, /whole pixels from 0 to 24/],
    ['main/fr', { radius: 25 }, 'radius', /cannot be 25/, /whole pixels/],
    ['main/fr', { density: 'thick' }, 'density', /cannot be "thick"/, /roomy · dense/],
    ['main/fr', { messages: { home: 1 } }, 'messages.home', /cannot be 1/, /^Write a text\.$/],
    ['main/fr', { robots: 'NOFOLLOW' }, 'robots', /cannot be "NOFOLLOW"/, /INDEX · NOINDEX, FOLLOW · /],
    ['main/fr', { consent: true }, 'consent', /cannot be true/, /ask · not-needed/],
    ['main/fr', { direction: 'RTL' }, 'direction', /cannot be "RTL"/, /ltr · rtl/],
    ['main/fr', { font: undefined }, 'font', /is missing/, /or null for none/],
    ['main/fr', { texts: null }, 'texts', /cannot be null/, /in braces/],
    ['main/fr', { texts: { tagline: 1 } }, 'texts.tagline', /cannot be 1/, /^Write a text\.$/],
    ['main/fr', { flags: { aiChat: 'on' } }, 'flags.aiChat', /cannot be "on"/, /^Write true or false\.$/],
    ['main/fr', { flags: true }, 'flags', /cannot be true/, /each of its values true or false/],
    ['main/fr', { pageType: { home: undefined } }, 'pageType.home', /is missing/, /^Write a text\.$/],
  ])
})

describe('[R3.2] whatever a file says, it is told and nothing throws', () => {
  const derived = new Set(['label', 'api', 'domainLink', 'businessUnit'])
  const written = Object.keys(sites[0] ?? {}).filter((field) => !derived.has(field))
  const texts = 'code name language currency timeZone icon font fontFamily customStyle logo analyticsId adsId'.split(
    ' ',
  )
  const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true })
  const text = fc.string({ unit: 'binary' })

  it.each([
    ['of any kind', fc.record(Object.fromEntries(written.map((field) => [field, anything])), { requiredKeys: [] })],
    [
      'of the right kind',
      fc.record({
        ...Object.fromEntries(texts.map((field) => [field, text])),
        hosts: fc.array(text, { minLength: 1 }),
        texts: fc.record({ tagline: text }, { requiredKeys: [] }),
        pageType: fc.dictionary(text, text),
      }),
    ],
  ])('%s', { timeout: 120_000 }, (_, wrong) => {
    fc.assert(
      fc.property(wrong, (values) => {
        for (const { field, problem, fix } of findOwnIssues('main/fr', values)) {
          expect(field).not.toBe('')
          expect(problem).not.toBe('')
          expect(fix).toMatch(/\.$/)
        }
      }),
    )
  })
})
