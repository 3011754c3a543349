import { beforeEach, describe, expect, it } from 'vitest'
import { applyErrorHead, applyHead } from './applyHead.ts'
import { renderHead, writeHead } from './renderHead.ts'
import type { Head } from './resolveHead.ts'

const home: Head = {
  lang: 'en-GB',
  dir: 'ltr',
  title: 'Home & more',
  description: 'Said by the first page',
  keywords: 'a, b',
  canonical: 'https://uk.clipfront.example/',
  robots: null,
  hreflang: [{ language: 'en-US', url: 'https://www.clipfront.example/' }],
  icon: '/icon.svg',
  manifest: '/manifest.webmanifest',
  font: null,
  style: ':root{--site-font:serif}',
  jsonLd: [{ '@type': 'WebSite', name: '</script>' }],
}
const search: Head = {
  ...home,
  lang: 'ar-AE',
  dir: 'rtl',
  title: 'Search',
  description: '',
  canonical: null,
  robots: 'NOINDEX',
  hreflang: [],
  jsonLd: [],
}

let page: Document

beforeEach(() => {
  const html = `<!doctype html><html lang="${home.lang}" dir="${home.dir}"><head>${renderHead(home)}<link rel="modulepreload" href="/a.js"></head><body></body></html>`
  page = new DOMParser().parseFromString(html, 'text/html')
})

/** What the head says, in whatever order. */
function readHead(document: Document): string[] {
  return [...document.head.querySelectorAll('[data-head]')].map(describeElement).toSorted()
}

function describeElement({ localName, attributes, textContent }: Element): string {
  const written = [...attributes].map(({ name, value }) => `${name}=${value}`).toSorted()
  return [localName, ...written, textContent].join(' ')
}

function rendered(head: Head): string[] {
  return readHead(new DOMParser().parseFromString(renderHead(head), 'text/html'))
}

describe('[R2.14] after a client navigation the document says what the server would have written', () => {
  it('changes nothing when nothing changed', () => {
    const elements = [...page.head.querySelectorAll('*')]
    applyHead(writeHead(home), page)
    expect([...page.head.querySelectorAll('*')]).toEqual(elements)
    expect(readHead(page)).toEqual(rendered(home))
  })

  it('removes what the new page lacks, adds what it has, and leaves the release alone', () => {
    applyHead(writeHead(search), page)
    expect(readHead(page)).toEqual(rendered(search))
    expect([page.title, page.documentElement.lang, page.documentElement.dir]).toEqual(['Search', 'ar-AE', 'rtl'])
    expect(page.head.querySelector('meta[name=description], link[rel=canonical], script')).toBeNull()
    expect(page.head.querySelector('link[rel=modulepreload]')).not.toBeNull()
    expect(page.head.querySelectorAll('title')).toHaveLength(1)
  })

  it('and comes back', () => {
    applyHead(writeHead(search), page)
    applyHead(writeHead(home), page)
    expect(readHead(page)).toEqual(rendered(home))
    expect(page.title).toBe('Home & more')
    expect(JSON.parse(page.head.querySelector('script')?.textContent ?? '')).toMatchObject({ '@graph': home.jsonLd })
  })
})

describe('after an error that the browser found, the document says', () => {
  it('its title, and nothing that the page before it said of itself but what its site’s pages share', () => {
    applyErrorHead('Not found', page)
    expect(page.title).toBe('Not found')
    expect(readHead(page)).toEqual(
      rendered({
        ...home,
        description: '',
        keywords: '',
        canonical: null,
        hreflang: [],
        jsonLd: [],
        robots: 'NOINDEX',
      }),
    )
  })

  it.each([
    ['INDEX', 'NOINDEX'],
    ['NOINDEX, FOLLOW', 'NOINDEX'],
    ['NOINDEX', 'NOINDEX'],
    ['NOINDEX, NOFOLLOW', 'NOINDEX, NOFOLLOW'],
  ] as const)('to crawlers after a page of %s: %s', (robots, expected) => {
    applyHead(writeHead({ ...home, robots: robots === 'INDEX' ? null : robots }), page)
    applyErrorHead('Not found', page)
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe(expected)
  })

  it('and the next page says all of its own again', () => {
    applyErrorHead('Not found', page)
    applyHead(writeHead(search), page)
    expect(readHead(page)).toEqual(rendered(search))
  })
})
