import { expect, it } from 'vitest'
import { carrySource } from './carrySource.ts'
import { buildLink } from './resolveOffer.ts'

const pageUrl = 'https://www.example.com/stores/nike'

it.each([
  '/go-c-1?sig=%2f%2F+%20&url=x',
  '/go-m-1?url=x&mktsrc=old#top',
  'https://shop.example/p',
  '/stores/nike?promoid=1#mktsrc=none',
  '/stores/nike',
  '/go-c-1?url=x#?mktsrc=old',
  '/stores/nike#&mktsrc=old',
  '#codes',
])('[R3.7] %s gets what building it anew on that page would give it', (link) => {
  const built = buildLink(link, { pageUrl }) ?? ''
  for (const query of ['', '?mktsrc=', '?a=1&mktsrc=m%C3%A4il', '?mktsrc=$1&mktsrc=b#mktsrc=c']) {
    expect(carrySource(built, pageUrl + query)).toBe(buildLink(built, { pageUrl: pageUrl + query }))
  }
})

it('takes lone surrogates without a throw', () => {
  expect(carrySource('/x', `${pageUrl}?mktsrc=\ud800`)).toBe('/x?mktsrc=%EF%BF%BD')
})
