import { buildPage, buildWireCoupon } from '@clipfront/page-data/testing'
import { findSiteByName, type Site } from '@clipfront/site-config'
import { describe, expect, it } from 'vitest'
import { renderHead } from './renderHead.ts'
import { type Head, resolveHead } from './resolveHead.ts'

const uk = findSiteByName('main/uk')
if (!uk) throw new Error('main/uk is a site')
const site: Site = uk

const bare: Head = {
  lang: 'en',
  dir: 'ltr',
  title: 'Title',
  description: '',
  keywords: '',
  canonical: null,
  robots: null,
  hreflang: [],
  icon: null,
  manifest: null,
  font: null,
  style: '',
  jsonLd: [],
}

describe('[R2.14] the head as HTML', () => {
  it('begins with the charset, then the viewport, then the title; what is empty has no tag', () => {
    expect(renderHead(bare)).toBe(
      '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Title</title>',
    )
  })

  it.each([
    [{ description: 'D' }, '<meta name="description" content="D" data-head="description">'],
    [{ keywords: 'a, b' }, '<meta name="keywords" content="a, b" data-head="keywords">'],
    [{ robots: 'NOINDEX, FOLLOW' }, '<meta name="robots" content="NOINDEX, FOLLOW" data-head="robots">'],
    [{ canonical: 'https://x.example/?a=1&b=2' }, 'href="https://x.example/?a=1&amp;b=2"'],
    [
      { hreflang: [{ language: 'de-DE', url: 'https://de.example/' }] },
      '<link rel="alternate" hreflang="de-DE" href="https://de.example/" data-head="alternate-de-DE">',
    ],
    [{ icon: '/icon.svg' }, '<link rel="icon" href="/icon.svg" data-head="icon">'],
    [{ manifest: '/m.webmanifest' }, '<link rel="manifest" href="/m.webmanifest" data-head="manifest">'],
    [{ font: '/f.woff2' }, '<link rel="preload" as="font" crossorigin="" href="/f.woff2" data-head="font">'],
    [{ style: ':root{--a:"<"}' }, '<style data-head="style">:root{--a:"<"}</style>'],
  ] as [Partial<Head>, string][])('%j', (part, html) => {
    expect(renderHead({ ...bare, ...part })).toContain(html)
  })

  it('lets no text out of its tag', () => {
    const hostile = `</title></style><script>alert('1')</script>" onload="x`
    const html = renderHead({ ...bare, title: hostile, description: hostile, keywords: hostile, icon: hostile })
    expect(html).not.toContain('<script')
    expect(html).not.toContain('" onload')
    expect(html.match(/<\/title>/g)).toHaveLength(1)
    expect(html).toContain(
      '&lt;/title&gt;&lt;/style&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot; onload=&quot;x',
    )
  })

  it('has neither a style attribute nor an inline handler', () => {
    const html = renderHead(resolveHead({ page: buildPage('home'), site, environment: 'prod', status: 200, url: '/' }))
    expect(html).not.toMatch(/ (?:style|on\w+)=/)
  })
})

it('[R2.16] JSON-LD is one graph that cannot end its script and parses back', () => {
  const title = '</script><script>alert(1)</script><!-- & "quoted"'
  const page = buildPage('merchant', { coupons: [buildWireCoupon({ title })] })
  const html = renderHead(resolveHead({ page, site, environment: 'prod', status: 200, url: '/stores/nimbus-shoes' }))
  const [, text = ''] = /<script type="application\/ld\+json" data-head="json-ld">(.*?)<\/script>/s.exec(html) ?? []
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.stringify(JSON.parse(text))).toContain(JSON.stringify(title))
  expect(JSON.parse(text)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'BreadcrumbList' }, {}],
  })
})
