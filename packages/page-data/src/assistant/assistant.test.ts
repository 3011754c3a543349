import { describe, expect, it } from 'vitest'
import { PageDataError } from '../parseField.ts'
import { type Answer, appendLine, fitEarlier, parseAnswerLine, parseQuestion } from './index.ts'

const offer = {
  id: 9,
  kind: 'code',
  title: '20% off',
  merchant: { id: 7, slug: 'nimbus-shoes', name: 'Nimbus Shoes', tint: 4 },
  path: '/coupons/9',
}
const read = (...lines: object[]) =>
  lines.reduce<Answer | null>((answer, line) => appendLine(answer, parseAnswerLine(JSON.stringify(line))), null)

describe('the lines of an answer', () => {
  it('[R1.5] say together what the answer is', () => {
    const whole = read(
      { kind: 'text', text: 'One offer.' },
      { kind: 'text', text: '\n\nIt works.' },
      {
        kind: 'offers',
        offers: [{ ...offer, outcome: { applies: true, saved: 0, text: 'Nothing' } }],
      },
      {
        kind: 'links',
        links: [
          { name: 'Shoes', path: '/categories/shoes', live_coupons: 3 },
          { name: 'How we test', path: '/how-we-test' },
        ],
      },
      { kind: 'end', by: 'catalog', why: 'limit' },
    )
    expect(whole).toMatchObject({
      text: 'One offer.\n\nIt works.',
      offers: [{ id: 9, promotionOff: '', keyTerms: [], outcome: { applies: true, saved: 0, text: 'Nothing' } }],
      links: [{ liveCoupons: 3 }, { liveCoupons: null }],
      by: 'catalog',
      why: 'limit',
    })
  })

  it('[R1.5] void what came before a replacement', () => {
    const parts = [{ kind: 'text', text: 'Use FAKE99.' }, { kind: 'offers', offers: [offer] }, { kind: 'replace' }]
    expect(read(...parts, { kind: 'text', text: 'Nothing.' })).toMatchObject({ text: 'Nothing.', offers: [], by: null })
  })

  it.each([
    ['no JSON', '{"kind":', '(line)'],
    ['an unknown kind', '{"kind":"code"}', 'kind'],
    ['a page of another host', '{"kind":"links","links":[{"name":"x","path":"//evil.example"}]}', 'links.0.path'],
    [
      'an offer that leads elsewhere',
      JSON.stringify({ kind: 'offers', offers: [{ ...offer, path: 'https://evil.example' }] }),
      'offers.0.path',
    ],
  ])('%s is refused', (_title, json, place) => {
    expect(() => parseAnswerLine(json)).toThrow(PageDataError)
    expect(() => parseAnswerLine(json)).toThrow(place)
  })
})

const parse = (...fields: [string, string][]) => parseQuestion(new URLSearchParams(fields))

describe('a question', () => {
  it('is cleaned, with the last earlier ones that could have been asked', () => {
    const earlier = ['', 'x'.repeat(501), 'a', 'b\0', 'c', 'd', 'e'].map((text): [string, string] => ['earlier', text])
    expect(parse(['question', ' Free\u202E\tdelivery? '], ...earlier)).toEqual({
      question: 'Free delivery?',
      earlier: ['b', 'c', 'd', 'e'],
    })
  })

  it.each([
    ['missing', ' \u200B\n'],
    ['long', 'é'.repeat(501)],
  ])('is %s', (issue, question) => {
    expect([parse(['question', question]), parse(['earlier', 'a'])]).toEqual([{ issue }, { issue: 'missing' }])
  })

  it('goes with the last earlier ones that have room beside it, in any script', () => {
    const long = 'ア'.repeat(300)
    expect(fitEarlier(['a', 'b', 'c', 'd', 'e'])).toEqual(['b', 'c', 'd', 'e'])
    expect(fitEarlier(['a', long, 'c', 'd', long])).toEqual(['c', 'd', long])
    expect(fitEarlier(['x'.repeat(3000)])).toEqual([])
  })
})
