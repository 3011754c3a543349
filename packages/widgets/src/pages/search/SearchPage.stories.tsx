import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPage } from '@clipfront/page-data/testing'
import { inSiteLayout } from '../../testing/inSiteLayout.tsx'
import { samplePages } from '../../testing/samplePages.ts'
import { SearchPage } from './SearchPage.tsx'

const nothing = { merchants: [], categories: [], coupons: [] }

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

/** Nothing matches, but something is close. */
export const DidYouMean: Story = { args: { page: samplePages.searchFuzzy }, parameters: { url: '/search?q=nimbis' } }

/** Neither: a way on. */
export const NothingFound: Story = { args: { page: samplePages.searchEmpty }, parameters: { url: '/search?q=qwertz' } }

/** Opened without words. */
export const BeforeSearching: Story = {
  args: { page: buildPage('search', { query: '', exact: nothing, fuzzy: nothing }) },
  parameters: { url: '/search' },
}

/** In the dark. */
export const InTheDark: Story = { args: { page: samplePages.search }, globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { args: { page: samplePages.search }, globals: { site: 'main-ae' } }
