import type { PageType } from '@clipfront/page-data'
import { describe, expect, it } from 'vitest'
import { findTypeToPrefetch } from './startPrefetch.ts'

const here = new URL('https://www.clipfront.example/stores/nimbus-shoes?page=2')
const hasTemplate = (type: string): type is PageType => ['home', 'merchant'].includes(type)
const LINK = { 'data-page': 'merchant', href: 'https://www.clipfront.example/stores/fern-and-field' }

function findType(attributes: Record<string, string | undefined>): PageType | null {
  const link = document.createElement('a')
  for (const [name, value] of Object.entries({ ...LINK, ...attributes })) {
    if (value !== undefined) link.setAttribute(name, value)
  }
  return findTypeToPrefetch(link, here, hasTemplate)
}
const at = (path: string) => ({ href: `https://www.clipfront.example${path}` })

describe('[R4.10] a link whose code may be prefetched', () => {
  it.each<[string, Record<string, string | undefined>]>([
    ['leads to a page of this site', {}],
    ['names its own tab', { target: '_self' }],
    ['leads to another page of the list that is shown', at('/stores/nimbus-shoes?page=3')],
    ['leads to a path that only looks like an offer', at('/goods')],
  ])('%s', (_, attributes) => {
    expect(findType(attributes)).toBe('merchant')
  })
})

describe('[R4.10] a link is left alone that', () => {
  it.each<[string, Record<string, string | undefined>]>([
    ['says no page type', { 'data-page': undefined }],
    ['says a page type that this site has no template for', { 'data-page': 'cashback' }],
    ['says what no page type is', { 'data-page': 'constructor' }],
    ['P3 P4 opts out', { 'data-no-prefetch': '' }],
    ['downloads', { download: '' }],
    ['is another site’s, by its own word', { rel: 'external' }],
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
  ])('%s', (_, attributes) => {
    expect(findType(attributes)).toBeNull()
  })
})
