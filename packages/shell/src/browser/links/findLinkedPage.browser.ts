import { describe, expect, it } from 'vitest'
import { findLinkedPage } from './findLinkedPage.ts'

const ORIGIN = 'https://www.clipfront.example'
const here = new URL('/stores/nimbus-shoes', ORIGIN)
const plain: Record<string, string> = { href: `${ORIGIN}/about` }

function buildLink(attributes: Record<string, string>): HTMLAnchorElement {
  const link = document.createElement('a')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  return link
}

describe('a link leads to a page of this site', () => {
  it.each([
    plain,
    { ...plain, target: '_self' },
    { ...plain, href: `${ORIGIN}/about?a=1#b` },
    { ...plain, href: here.href },
  ])('%o', (link) => {
    expect(findLinkedPage(buildLink(link), here)?.href).toBe(link['href'])
  })

  it('[R2.11] N45 read beside the page that is shown, wherever the address bar stands', () => {
    expect(findLinkedPage(buildLink({ href: '?sort=newest#offers' }), here)?.href).toBe(
      `${here.href}?sort=newest#offers`,
    )
  })
})

describe('a link is the browser’s', () => {
  it.each([
    { ...plain, target: '_blank' },
    { ...plain, target: 'shop' },
    { ...plain, download: '' },
    { ...plain, rel: 'nofollow external' },
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
    expect(findLinkedPage(buildLink(link), here)).toBeNull()
  })
})
