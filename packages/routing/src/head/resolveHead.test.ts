import type { PageData } from '@clipfront/page-data'
import { buildPage, buildWireCoupon } from '@clipfront/page-data/testing'
import { findSiteByName, type Site } from '@clipfront/site-config'
import { describe, expect, it } from 'vitest'
import { type HeadInput, resolveHead } from './resolveHead.ts'

const uk = findSiteByName('main/uk')
if (!uk) throw new Error('main/uk is a site')
const site: Site = uk
const page = buildPage('merchant')

function head(input: Partial<HeadInput> = {}) {
  return resolveHead({ page, site, environment: 'prod', status: 200, url: '/stores/nimbus-shoes', ...input })
}

const listTypes = (input: Partial<HeadInput>) => head(input).jsonLd.map((node) => node['@type'])

describe('[R2.14] the head comes from page data, with the site behind it', () => {
  it('says what the page says', () => {
    expect(head()).toMatchObject({
      lang: 'en-GB',
      dir: 'ltr',
      title: 'Nimbus Shoes discount codes',
      description: 'Tested codes for Nimbus Shoes.',
      keywords: 'nimbus shoes, codes',
      canonical: 'https://uk.clipfront.example/stores/nimbus-shoes',
      icon: '/icon.svg',
      manifest: '/manifest.webmanifest',
      robots: null,
    })
  })

  it('says what the site says where there is no page', () => {
    expect(head({ page: null, status: 500 })).toMatchObject({
      lang: 'en-GB',
      title: 'Clipfront UK',
      description: '',
      keywords: '',
      canonical: null,
      robots: 'NOINDEX',
      jsonLd: [],
    })
  })

  it.each([
    ['', 'Clipfront UK'],
    [' \n ', 'Clipfront UK'],
    ['  Two\n lines\t here ', 'Two lines here'],
  ])('title %j -> %s', (title, expected) => {
    expect(head({ page: { ...page, meta: { ...page.meta, title } } }).title).toBe(expected)
  })

  it.each([
    ['de', 'de', 'ltr'],
    ['ar-AE', 'ar-AE', 'rtl'],
    ['he', 'he', 'rtl'],
    ['FA-IR', 'FA-IR', 'rtl'],
    ['ur', 'ur', 'rtl'],
    ['zh-Hant-TW', 'zh-Hant-TW', 'ltr'],
    ['english', 'en-GB', 'ltr'],
    ['en"><script>', 'en-GB', 'ltr'],
    ['en_GB', 'en-GB', 'ltr'],
  ])('language %j -> %s, %s', (language, lang, dir) => {
    expect(head({ page: { ...page, language } })).toMatchObject({ lang, dir })
  })

  it('the site knows the direction of its own language, whatever language that is', () => {
    const pashto = { ...site, language: 'ps-AF', direction: 'rtl' } as const
    expect(head({ page: null, site: pashto }).dir).toBe('rtl')
  })

  it('a language of the site that is none falls back to English', () => {
    expect(head({ page: null, site: { ...site, language: '' } }).lang).toBe('en')
  })

  it.each([
    ['https://cdn.clipfront.example/i.svg', 'https://cdn.clipfront.example/i.svg'],
    ['//evil.example/i.svg', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('icon %j -> %s', (icon, expected) => {
    expect(head({ site: { ...site, icon } }).icon).toBe(expected)
  })

  it.each([
    ['/icons/search.svg', '/icons/search.svg'],
    [null, '/icon.svg'],
    ['javascript:alert(1)', '/icon.svg'],
  ])('[R3.3] a page with the icon %j -> %s', (icon, expected) => {
    expect(head({ icon }).icon).toBe(expected)
  })
})

describe('[R2.16] JSON-LD says what the page shows', () => {
  it.each([
    [buildPage('home'), ['Organization', 'WebSite', 'ItemList']],
    [buildPage('merchant'), ['BreadcrumbList', 'ItemList']],
    [buildPage('category'), ['BreadcrumbList', 'ItemList']],
    [buildPage('static'), ['BreadcrumbList']],
    [buildPage('search'), []],
    [buildPage('error'), []],
  ] as [PageData, string[]][])('a $page page', (shown, types) => {
    expect(listTypes({ page: shown })).toEqual(types)
  })

  it('lists live offers alone, in their order, without codes', () => {
    const coupons = [
      buildWireCoupon({ id: 1, code: 'SECRET1', revealed: true, title: 'First' }),
      buildWireCoupon({ id: 2, state: 'upcoming', title: 'Later' }),
      buildWireCoupon({ id: 3, title: 'Second', ends_at: null, starts_at: null }),
    ]
    const list = JSON.stringify(head({ page: buildPage('merchant', { coupons }) }).jsonLd)
    expect(list).not.toMatch(/SECRET1|Later/)
    expect(
      [...list.matchAll(/"position":(\d),"item":\{"@type":"Offer","name":"(\w+)"/g)].map(([, at, name]) => [at, name]),
    ).toEqual([
      ['1', 'First'],
      ['2', 'Second'],
    ])
    expect(list).toContain('#ticket-3')
    expect(list).not.toContain('null')
  })

  it('lists the first twenty', () => {
    const coupons = Array.from({ length: 21 }, (_, index) => buildWireCoupon({ id: index + 1 }))
    const list = JSON.stringify(head({ page: buildPage('merchant', { coupons }) }).jsonLd)
    expect([list.includes('"position":20,'), list.includes('"position":21,')]).toEqual([true, false])
  })

  it('has no list without an offer', () => {
    expect(listTypes({ page: buildPage('merchant', { coupons: [] }) })).toEqual(['BreadcrumbList'])
  })
})
