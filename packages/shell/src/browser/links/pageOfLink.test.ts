import { describe, expect, it } from 'vitest'
import { pageOfLink } from './readLink.ts'

const ORIGIN = 'https://www.clipfront.example'
const here = new URL('/stores/nimbus-shoes', ORIGIN)
const plain = { href: `${ORIGIN}/about`, target: '', isDownload: false, isExternal: false }

describe('a link leads to a page of this site', () => {
  it.each([
    plain,
    { ...plain, target: '_self' },
    { ...plain, href: `${ORIGIN}/about?a=1#b` },
    { ...plain, href: here.href },
  ])('%o', (link) => {
    expect(pageOfLink(link, here)?.href).toBe(link.href)
  })
})

describe('a link is the browser’s', () => {
  it.each([
    { ...plain, target: '_blank' },
    { ...plain, target: 'shop' },
    { ...plain, isDownload: true },
    { ...plain, isExternal: true },
    { ...plain, href: 'https://uk.clipfront.example/about' },
    { ...plain, href: 'http://www.clipfront.example/about' },
    { ...plain, href: 'https://www.clipfront.example:8443/about' },
    { ...plain, href: 'javascript:alert(1)' },
    { ...plain, href: 'mailto:a@clipfront.example' },
    { ...plain, href: '' },
    { ...plain, href: `${ORIGIN}/go-c-12?url=x` },
    { ...plain, href: `${ORIGIN}/403` },
    { ...plain, href: `${ORIGIN}/cut-port?to=/about` },
    { ...plain, href: `${ORIGIN}/assets/a.js` },
  ])('%o', (link) => {
    expect(pageOfLink(link, here)).toBeNull()
  })
})
