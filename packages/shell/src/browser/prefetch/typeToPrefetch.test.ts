import type { PageType } from '@clipfront/page-data'
import { describe, expect, it } from 'vitest'
import { type PrefetchFacts, typeToPrefetch } from './typeToPrefetch.ts'

const here = new URL('https://www.clipfront.example/stores/nimbus-shoes?page=2')
const hasTemplate = (type: string): type is PageType => ['home', 'merchant'].includes(type)
const LINK: PrefetchFacts = {
  pageType: 'merchant',
  href: 'https://www.clipfront.example/stores/fern-and-field',
  target: '',
  isDownload: false,
  isExternal: false,
  isOptedOut: false,
}
const at = (path: string) => ({ href: `https://www.clipfront.example${path}` })

describe('[R4.10] a link whose code may be prefetched', () => {
  it.each<[string, Partial<PrefetchFacts>]>([
    ['leads to a page of this site', {}],
    ['names its own tab', { target: '_self' }],
    ['leads to another page of the list that is shown', at('/stores/nimbus-shoes?page=3')],
    ['leads to a path that only looks like an offer', at('/goods')],
  ])('%s', (_, facts) => {
    expect(typeToPrefetch({ ...LINK, ...facts }, { here, hasTemplate })).toBe('merchant')
  })
})

describe('[R4.10] a link is left alone that', () => {
  it.each<[string, Partial<PrefetchFacts>]>([
    ['says no page type', { pageType: undefined }],
    ['says a page type that this site has no template for', { pageType: 'cashback' }],
    ['says what no page type is', { pageType: 'constructor' }],
    ['P3 P4 opts out', { isOptedOut: true }],
    ['downloads', { isDownload: true }],
    ['is another site’s, by its own word', { isExternal: true }],
    ['opens a tab', { target: '_blank' }],
    ['opens in a frame', { target: 'answer' }],
    ['leads to another origin', { href: 'https://uk.clipfront.example/stores/fern-and-field' }],
    ['leads to another port', { href: 'https://www.clipfront.example:8443/stores/fern-and-field' }],
    ['is a script', { href: 'javascript:alert(1)' }],
    ['writes a letter', { href: 'mailto:hello@clipfront.example' }],
    ['leads nowhere', { href: '' }],
    ['leads to an offer', at('/go-c-1?url=x')],
    ['leads to a merchant’s shop', at('/go-m-1?url=x')],
    ['leads to /403', at('/403')],
    ['leads through /edm-redirect', at('/edm-redirect?url=x')],
    ['leads to a fragment of the page', at('/stores/nimbus-shoes?page=2#terms')],
    ['leads to a fragment of another', at('/stores/fern-and-field#terms')],
    ['leads to the page itself', at('/stores/nimbus-shoes?page=2')],
  ])('%s', (_, facts) => {
    expect(typeToPrefetch({ ...LINK, ...facts }, { here, hasTemplate })).toBeNull()
  })
})
