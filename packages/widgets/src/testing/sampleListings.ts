import { buildPage } from '@clipfront/page-data/testing'
import { sampleFilters } from './sampleFilters.ts'
import { atAnotherMerchant, categories, coupons, merchants } from './samplePages.ts'

const names = ['Free delivery', 'New customers', 'In the app', 'Members', 'A free gift']
const tags = names.map((name, index) => ({
  id: index + 2,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  live_coupons: 90 - index * 17,
}))
const brands = ['Cirrus', 'Brookfield', 'Ótima', 'Larkspur & Sons', 'Vesper'].map((name, index) => ({
  id: index + 2,
  slug: `brand-${index}`,
  name,
  live_coupons: 21 - index * 4,
}))
const offers = coupons.filter(({ state }) => state === 'live').map(atAnotherMerchant)
const counts = { codes: 31, deals: 12, students: 43 }
const filters = sampleFilters(31, 12)

const nothing = { coupons: [], paging: { page: 1, pages: 1, total: 0 }, merchants: [], categories: [] }

/** Believable pages of what gathers the offers of many merchants, full enough to be looked at. */
export const sampleListings = {
  tag: buildPage('tag', {
    tag: {
      id: 1,
      slug: 'students',
      name: 'Students',
      summary: 'For whoever studies, with a card or an address that shows it.',
      about: [
        {
          type: 'paragraph',
          text: 'Shops ask for proof: a student card, an address of the university, or a service that keeps both. A school counts at some of them.',
        },
        { type: 'list', items: ['From 16 years on', 'Once a year the proof is asked for anew'] },
      ],
    },
    coupons: offers,
    counts,
    filters,
    paging: { page: 1, pages: 2, total: 43 },
    merchants: merchants.slice(0, 6),
    categories: categories.slice(0, 4),
    other_tags: tags,
  }),
  emptyTag: buildPage('tag', {
    ...nothing,
    counts: { codes: 0, deals: 0 },
  }),
  brand: buildPage('brand', {
    brand: { id: 1, slug: 'nimbus', name: 'Nimbus', summary: 'Running shoes with a sole that can be changed.' },
    own_merchant: { id: 7, slug: 'nimbus-shoes', name: 'Nimbus Shoes', tint: 3, live_codes: 4, live_deals: 2 },
    best_coupons: offers.slice(0, 4),
    coupons: offers.slice(4),
    paging: { page: 1, pages: 3, total: 60 },
    filters: sampleFilters(40, 24),
    merchants: merchants.slice(0, 4),
    categories: categories.slice(0, 3),
    other_brands: brands,
  }),
  emptyBrand: buildPage('brand', { ...nothing, best_coupons: [] }),
  category: buildPage('category', {
    category: {
      id: 4,
      slug: 'shoes',
      name: 'Shoes',
      summary: 'From the first pair to the one for the mountain.',
      parent: { slug: 'fashion', name: 'Fashion' },
      about: [{ type: 'paragraph', text: 'Sales begin at the end of June and right after Christmas.' }],
      questions: [
        { question: 'Can shoes on sale be sent back?', answer: [{ type: 'paragraph', text: 'At most shops, yes.' }] },
      ],
    },
    children: categories.slice(0, 3),
    coupons: offers,
    counts,
    filters,
    typical_percent: 15,
    top_merchants: merchants.slice(0, 6),
    brands,
    paging: { page: 1, pages: 2, total: 43 },
  }),
} as const
