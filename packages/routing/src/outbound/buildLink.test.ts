import { describe, expect, it } from 'vitest'
import { buildLink } from './resolveOffer.ts'

const pageUrl = 'https://www.example.com/store/nike'

describe('no link', () => {
  it.each([undefined, null, 7, '', '  \n', {}])('out of %j', (link) => {
    expect(buildLink(link, { pageUrl })).toBeNull()
  })

  it.each([
    'JAVASCRIPT:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript:8080/alert(1)',
    'vbscript:x',
    'mailto:a@b.example',
    'tel:12345',
    'blob:https://x',
    'https://',
    'https:///',
    '//',
    'https://a b/',
  ])('out of %j: it is refused', (link) => {
    expect(buildLink(link, { pageUrl, promoId: 1 })).toBeNull()
  })
})

describe('every spelling of another host becomes a plain one', () => {
  it.each([
    ['//shop.example/p', 'https://shop.example/p?traffic_type=1'],
    ['\\\\shop.example/p', 'https://shop.example/p?traffic_type=1'],
    ['/\\shop.example\\p', 'https://shop.example/p?traffic_type=1'],
    ['/\t/shop.example/p', 'https://shop.example/p?traffic_type=1'],
    ['https:\\\\shop.example/p', 'https://shop.example/p?traffic_type=1'],
    ['https:shop.example/p', 'https://shop.example/p?traffic_type=1'],
    ['HTTPS://shop.example/p', 'HTTPS://shop.example/p?traffic_type=1'],
    ['shop.example:8080/p', 'https://shop.example:8080/p?traffic_type=1'],
    ['https://www.example.com@shop.example/', 'https://www.example.com@shop.example/?traffic_type=1'],
    ['https://WWW.example.com/p', 'https://WWW.example.com/p'],
    ['https://own.example/p', 'https://own.example/p'],
  ])('%j -> %s', (link, built) => {
    expect(buildLink(link, { pageUrl, ownHosts: ['own.example'] })).toBe(built)
  })
})

describe('[R3.7] parameters stand where they stood, and nothing else moves', () => {
  it.each([
    ['/go-c-1?sig=%2f%2F+%20&url=x', '/go-c-1?sig=%2f%2F+%20&url=x&promoid=5&mktsrc=fb&traffic_type=1'],
    ['/go-c-1?%70romoid=1&a=1&promoid=2', '/go-c-1?promoid=5&a=1&mktsrc=fb&traffic_type=1'],
    ['/go-c-1#top', '/go-c-1?promoid=5&mktsrc=fb&traffic_type=1#top'],
    ['/about', '/about?promoid=5&mktsrc=fb'],
    ['about?x#y', 'about?x&promoid=5&mktsrc=fb#y'],
    ['?q=1', '?q=1&promoid=5&mktsrc=fb'],
  ])('%s -> %s', (link, built) => {
    expect(buildLink(link, { pageUrl: `${pageUrl}?mktsrc=fb#mktsrc=no`, promoId: 5 })).toBe(built)
  })

  it('takes a promo id of lone surrogates without a throw', () => {
    expect(buildLink('/x', { pageUrl, promoId: '\ud800' })).toBe('/x?promoid=%EF%BF%BD')
  })
})

describe('[R4.5] markers are rewritten before anything takes them for fragments', () => {
  it.each([
    ['/a//###-m-2?url=x', '/a/go-m-2?url=x'],
    ['//###-c-2?url=x', '/go-c-2?url=x&traffic_type=1'],
    ['\\###-c-2?url=x', '/go-c-2?url=x&traffic_type=1'],
    ['##\n#-c-2?url=x', '/go-c-2?url=x&traffic_type=1'],
    ['/x?next=###-c-2', '/x?next=/go-c-2'],
    ['###-x-2?url=x', '###-x-2?url=x'],
  ])('%j -> %s', (link, built) => {
    expect(buildLink(link, { pageUrl })).toBe(built)
  })
})
