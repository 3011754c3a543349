import { PAGE_TYPES } from '@clipfront/page-data'
import { buildPage, buildWireCoupon } from '@clipfront/page-data/testing'
import { findSiteByName, type Site } from '@clipfront/site-config'
import { expect, it } from 'vitest'
import { describeJsonLd } from './describeJsonLd.ts'

const uk = findSiteByName('main/uk')
if (!uk) throw new Error('main/uk is a site')
const site: Site = uk
const CANONICAL = 'https://uk.clipfront.example/here'

it('[R2.16] a post says who wrote it, when, and with which picture', () => {
  const sample = buildPage('blog')
  if (sample.data.view !== 'post') throw new Error('the sample is a post')
  const post = { ...sample.data.post, picture: { path: '/media/terms.svg', width: 1200, height: 630, alt: '' } }
  const nodes = describeJsonLd({ ...sample, data: { ...sample.data, post } }, site, CANONICAL)
  expect(nodes.find((node) => node['@type'] === 'BlogPosting')).toEqual({
    '@type': 'BlogPosting',
    '@id': `${CANONICAL}#post`,
    headline: 'How to read the terms of a code',
    url: CANONICAL,
    inLanguage: 'en-GB',
    datePublished: '2026-11-02T08:00:00.000Z',
    dateModified: '2026-11-02T08:00:00.000Z',
    author: { '@type': 'Person', name: 'Mara Quill' },
    publisher: { '@id': 'https://uk.clipfront.example/#organization' },
    image: 'https://uk.clipfront.example/media/terms.svg',
  })
})

it('[R2.16] a list of posts is no post', () => {
  const list = buildPage('blog', { view: 'list', posts: [], paging: { page: 1, pages: 1, total: 0 } })
  expect(describeJsonLd(list, site, CANONICAL)).toEqual([])
})

it.each(PAGE_TYPES)('[R2.16] no code stands in what a %s page says for machines', (type) => {
  const coupon = buildWireCoupon({ code: 'SECRET20', revealed: true })
  const data = { coupon, coupons: [coupon], top_coupons: [coupon], best_coupons: [coupon] }
  expect(JSON.stringify(describeJsonLd(buildPage(type, data as never), site, CANONICAL))).not.toContain('SECRET20')
})

it.each(['topic', 'channel', 'tag', 'brand', 'cashback'] as const)(
  '[R2.16] a %s page lists its live offers',
  (type) => {
    const list = describeJsonLd(buildPage(type), site, CANONICAL).find((node) => node['@type'] === 'ItemList')
    expect(JSON.stringify(list)).toContain(`${CANONICAL}#ticket-1"`)
  },
)
