import { expect, it } from 'vitest'
import { buildPageUrl } from './buildPageUrl.ts'

const site = { domainLink: 'https://uk.clipfront.example' }

it.each([
  ['/stores/nimbus-shoes', '/stores/nimbus-shoes'],
  ['/stores/nimbus-shoes?mktsrc=fb&promoid=7&utm_source=x', '/stores/nimbus-shoes?promoid=7'],
  ['/search?tdweb=1&page=2&q=fern%20%26%20field', '/search?q=fern+%26+field&page=2'],
  ['/search?q=', '/search?q='],
])('reports %s as %s on the canonical host', (url, reported) => {
  expect(buildPageUrl(site, url)).toBe(`https://uk.clipfront.example${reported}`)
})
