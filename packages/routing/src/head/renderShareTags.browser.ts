import { buildPage } from '@clipfront/page-data/testing'
import { findSiteByName, type Site } from '@clipfront/site-config'
import { describe, expect, it } from 'vitest'
import type { ShareCard } from '../share/index.ts'
import { applyHead } from './applyHead.ts'
import { renderHead, writeHead } from './renderHead.ts'
import { renderShareTags, type Shared } from './renderShareTags.ts'
import { resolveHead } from './resolveHead.ts'

const ae = findSiteByName('main/ae')
if (!ae) throw new Error('main/ae is a site')
const site: Site = ae
const card: ShareCard = {
  value: { lead: 'Up to ', figure: '20%', tail: ' off' },
  title: '"Quoted" & <b>',
  merchant: { name: 'Nimbus Shoes', logo: null },
  line: '',
}
const page = buildPage('merchant')

const buildHead = (given = page) =>
  resolveHead({ page: given, site, environment: 'prod', status: given.code, url: '/stores/nimbus-shoes' })

function readTags(more: Partial<Shared> = {}) {
  const head = buildHead({ ...page, language: 'ar-AE' })
  const picture = { version: '0123456789abcdef', page: '/stores/nimbus-shoes' }
  const html = renderShareTags({ head, site, page, card, picture, environment: 'prod', ...more })
  return { html, tags: Object.fromEntries(Array.from(parse(html).querySelectorAll('meta'), readTag)) }
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const readTag = (meta: Element) => [
  meta.getAttribute('property') ?? meta.getAttribute('name'),
  meta.getAttribute('content'),
]

describe('[R2.18] a page says to previews what its head says', () => {
  it('with its picture', () => {
    expect(readTags().tags).toEqual({
      'og:title': 'Nimbus Shoes discount codes',
      'og:description': 'Tested codes for Nimbus Shoes.',
      'og:url': buildHead().canonical,
      'og:site_name': site.name,
      'og:type': 'website',
      'og:locale': 'ar_AE',
      'og:image': 'https://ae.clipfront.example/_share/0123456789abcdef/stores/nimbus-shoes.png',
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Up to 20% off – "Quoted" & <b> – Nimbus Shoes',
      'twitter:card': 'summary_large_image',
    })
  })

  it.each([
    ['prod', 'https://ae.clipfront.example'],
    ['beta', 'https://beta.ae.clipfront.example'],
    ['dev', 'https://ae.clipfront.example'],
  ] as const)('with a picture that is there on %s', (environment, origin) => {
    expect(readTags({ environment }).tags).toMatchObject({
      'og:image': `${origin}/_share/0123456789abcdef/stores/nimbus-shoes.png`,
      'og:url': buildHead().canonical,
    })
  })

  it('lets no text out of its tag', () => expect(readTags().html).not.toContain('<b>'))

  it('has no address where the page has none, and the tagline of the site where it describes nothing', () => {
    const { tags } = readTags({ head: { lang: 'ar', title: 'T', description: '', canonical: null } })
    expect(tags['og:url']).toBeUndefined()
    expect(tags['og:description']).toBe(site.texts.tagline)
    expect(tags['og:locale']).toBe('ar')
  })

  it('says of a post when it was published', () => {
    const post = buildPage('blog')
    expect(readTags({ page: post }).tags).toMatchObject({
      'og:type': 'article',
      'article:published_time': '2026-11-02T08:00:00.000Z',
    })
  })

  it('leaves nothing of it behind after a client navigation', () => {
    const document = parse(`<html><head>${renderHead(buildHead())}${readTags().html}</head></html>`)
    applyHead(writeHead(buildHead(buildPage('merchant'))), document)
    expect(document.querySelectorAll('meta[property], meta[name^=twitter]')).toHaveLength(0)
    expect(document.querySelector('meta[name=description]')).not.toBeNull()
  })
})
