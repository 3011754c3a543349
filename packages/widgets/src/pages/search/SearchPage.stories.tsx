import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPage } from '@clipfront/page-data/testing'
import type { Suggestion } from '@clipfront/page-data/suggestions'
import { inSiteLayout } from '../../testing/inSiteLayout.tsx'
import { samplePages } from '../../testing/samplePages.ts'
import { SearchPage } from './SearchPage.tsx'

const nothing = { merchants: [], categories: [], coupons: [] }
const { data } = samplePages.search
const [nimbus = null] = data.exact.merchants
const [best = null] = data.exact.coupons
const named = nimbus && { merchant: nimbus, bestCoupon: best }
const links: Suggestion[] = [
  { kind: 'brand', id: 3, name: 'Alto Shoes', path: '/brands/alto', liveCoupons: 2, tint: null, logo: null },
  { kind: 'tag', id: 4, name: 'Without leather', path: '/tags/vegan', liveCoupons: 0, tint: null, logo: null },
]

const meta = {
  title: 'Pages/Search',
  component: SearchPage,
  decorators: [inSiteLayout],
  parameters: { frame: 'page', url: '/search?q=nimbus' },
} satisfies Meta<typeof SearchPage>
export default meta

type Story = StoryObj<typeof meta>

/** What matches, and apart from it what is close. */
export const Found: Story = { args: { page: samplePages.search } }

/** A merchant's whole name: it stands first, large, with its best code. */
export const NamedMerchant: Story = {
  args: { page: { ...samplePages.search, data: { ...data, merchant: named } } },
}

/** A merchant that has nothing today, found by the address of its shop. */
export const PastedAddress: Story = {
  args: {
    page: {
      ...samplePages.search,
      data: {
        ...data,
        query: 'https://www.nimbus.example/sale?id=7&utm_source=x',
        domain: 'nimbus.example',
        merchant: nimbus && { merchant: { ...nimbus, liveCodes: 0, liveDeals: 0 }, bestCoupon: null },
        exact: { ...data.exact, coupons: [] },
      },
    },
  },
}

/** A typo: what was probably meant, with a way to what was typed. */
export const Corrected: Story = {
  args: {
    page: {
      ...samplePages.search,
      data: {
        ...data,
        query: 'nimbsu shoos',
        meant: 'Nimbus Shoes',
        merchant: named,
        exact: samplePages.searchEmpty.data.exact,
        fuzzy: { ...data.exact, labels: links },
      },
    },
  },
  parameters: { url: '/search?q=nimbsu+shoos' },
}

/** That way: nothing is corrected. */
export const Literal: Story = {
  args: {
    page: {
      ...samplePages.searchEmpty,
      data: { ...samplePages.searchEmpty.data, query: 'nimbsu shoos', meant: 'Nimbus Shoes', literal: true },
    },
  },
  parameters: { url: '/search?q=nimbsu+shoos&literal=1' },
}

/** More than a page holds. */
export const LaterPage: Story = {
  args: {
    page: {
      ...samplePages.search,
      data: {
        ...samplePages.search.data,
        counts: { merchants: 1, coupons: 27, categories: 0, labels: 0, posts: 0 },
        paging: { page: 2, pages: 2, total: 27, offset: 24 },
      },
    },
  },
  parameters: { url: '/search?q=nimbus&page=2' },
}

/** Nothing matches, and something is near. */
export const Nearest: Story = { args: { page: samplePages.searchFuzzy }, parameters: { url: '/search?q=nimbis' } }

/** Neither: a way on. */
export const NothingFound: Story = {
  args: {
    page: { ...samplePages.searchEmpty, data: { ...samplePages.searchEmpty.data, popularSearches: links } },
  },
  parameters: { url: '/search?q=qwertz' },
}

/** Opened without words. */
export const BeforeSearching: Story = {
  args: { page: buildPage('search', { query: '', exact: nothing, fuzzy: nothing }) },
  parameters: { url: '/search' },
}

/** In the dark. */
export const InTheDark: Story = { args: { page: samplePages.search }, globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { args: { page: samplePages.search }, globals: { site: 'main-ae' } }
