import { array, assert, constantFrom, integer, oneof, option, property, record, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeDoubleAmpersand } from './decodeDoubleAmpersand.ts'
import { isOwnTarget } from './isOwnTarget.ts'
import { buildLink, resolveOffer } from './resolveOffer.ts'

// Pieces that mean something to a url's reader come up more often than chance would bring them.
const PIECES = [
  'javascript:',
  'JavaScript:',
  'java\tscript:',
  'data:',
  'vbscript:',
  'https:',
  'http:',
  'https://',
  'mailto:',
  'x:8080',
  '/',
  '//',
  '\\',
  '/\\',
  '\\\\',
  '.',
  '..',
  './/',
  '?',
  '&',
  '&&',
  '=',
  '#',
  '@',
  ':',
  '+',
  ' ',
  '\n',
  '\u0000',
  '\u200b',
  '###-c-',
  '###-m-',
  '#',
  '/go-c-1',
  '/go-m-1',
  'evil.example',
  'www.example.com',
  'localhost:80',
  '1/alert(1)',
  'url',
  'url=',
  'promoid=9',
  'mktsrc=a',
  'traffic_type=2',
  '%6a',
  '%2526',
  '%25',
  '%2F',
  '%5C',
  '%',
  '%E0%A4%A',
  '\ud800',
  '%2526amp;',
  '%2526amp%3B',
  '%2526amp%253B',
  'a=',
  'http%3A',
  'amp;',
] as const
const hostileText = array(oneof({ weight: 3, arbitrary: constantFrom(...PIECES) }, string({ maxLength: 4 })), {
  maxLength: 10,
}).map((pieces) => pieces.join(''))
const context = record({
  promoId: oneof(integer(), string(), constantFrom('', ' ', null, undefined, '\ud800')),
  pageUrl: oneof(
    constantFrom('https://www.example.com/store/nike', 'https://www.example.com/?mktsrc=fb&mktsrc=x', '/nowhere'),
    hostileText.map((text) => `https://www.example.com/?mktsrc=${text}`),
  ),
  ownHosts: option(constantFrom(['example.com']), { nil: undefined }),
})
const PAGE = 'https://www.example.com/store/nike'

/** What a browser would do with it: stay on a page's own host by path, or leave by plain http(s). */
function expectHarmless(link: string): void {
  expect(link).not.toMatch(/^[\p{Cc}\s]*(?:\/\/|\\|\/\\)/u)
  expect(link.split(/[?#]/, 1)[0]).not.toContain('\\')
  if (!URL.canParse(link, PAGE)) return
  const { protocol, host } = new URL(link, PAGE)
  expect(protocol).toMatch(/^https?:$/)
  expect(host === 'www.example.com' || /^https?:\/\/[^/]/i.test(link)).toBe(true)
}

describe('a link of page data, whatever it holds', () => {
  it('never leaves by a script, a protocol-relative address or a backslash', () => {
    assert(
      property(hostileText, context, (link, at) => {
        const built = buildLink(link, at)
        if (built !== null) expectHarmless(built)
        expectHarmless(resolveOffer(link, at))
      }),
    )
  })

  it('[R3.7] is built the same when it is built twice', () => {
    assert(
      property(hostileText, context, (link, at) => {
        const built = buildLink(link, at)
        expect(built === null ? null : buildLink(built, at)).toBe(built)
      }),
    )
  })

  it('[R5.1] is an offer only when a url stands in its query, and that is no script', () => {
    assert(
      property(hostileText, context, (link, at) => {
        const offer = resolveOffer(link, at)
        if (offer === '/403') return
        const urls = new URL(offer, PAGE).searchParams.getAll('url').filter((url) => url.trim() !== '')
        expect(urls).not.toEqual([])
        for (const url of urls) expect(url).not.toMatch(/^\s*(?:javascript|data|vbscript|mailto):/i)
      }),
    )
  })
})

it('a redirect target that passes stays on our hosts', () => {
  assert(
    property(hostileText, (target) => {
      if (!isOwnTarget(target, { ownHosts: ['www.example.com'] })) return
      expectHarmless(target)
      expect(new URL(target, PAGE).host.replace(/:\d+$/, '')).toBe('www.example.com')
    }),
  )
})

it('[R8.3] a mended request target needs no more mending', () => {
  assert(
    property(tuple(constantFrom('/', '/x?', '/store/', '//', '/x?a=1&'), hostileText), ([start, rest]) => {
      const mended = decodeDoubleAmpersand(start + rest)
      if (mended === null) return
      expect(decodeDoubleAmpersand(mended)).toBeNull()
      expect(mended).toMatch(/^\/(?![/\\])/)
    }),
  )
})
