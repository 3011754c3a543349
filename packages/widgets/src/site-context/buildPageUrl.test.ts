import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { buildPageUrl } from './buildPageUrl.ts'

const site = { domainLink: 'https://uk.clipfront.example' }

it.each([
  ['/stores/nimbus-shoes', '/stores/nimbus-shoes'],
  ['/stores/nimbus-shoes?mktsrc=fb&promoid=7&basket=80&voted=no&utm_source=x', '/stores/nimbus-shoes?promoid=7'],
  ['/search?tdweb=1&page=2&q=fern%20%26%20field', '/search?q=fern+%26+field&page=2'],
  ['/search?q=', '/search?q='],
])('reports %s as %s on the canonical host', (url, reported) => {
  expect(buildPageUrl(site, url)).toBe(`https://uk.clipfront.example${reported}`)
})

const PIECES = ['/', '//', '[', ']', ':', '@', '\\', '?', '#', '%', '%00', '%23', 'a:b', 'evil.example', ' ', '\ud800']
const target = array(oneof(constantFrom(...PIECES), string({ unit: 'binary', maxLength: 3 })), { maxLength: 6 })

it('reports any path on the canonical host: it may be whatever a visitor typed', () => {
  assert(
    property(target, (pieces) => {
      const { origin, pathname } = new URL(buildPageUrl(site, `/${pieces.join('')}`))
      expect(origin).toBe(site.domainLink)
      expect(pathname).toBe(new URL(`${site.domainLink}/${pieces.join('')}`).pathname)
    }),
    { examples: [[['/[']], [['/a:b']], [['/a%23b/']], [['\\[']], [['/evil.example/x']]] },
  )
})
