import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSiteLayout } from '../../testing/inSiteLayout.tsx'
import { sampleBlog } from '../../testing/samplePosts.ts'
import { BlogPage } from './BlogPage.tsx'

const meta = {
  title: 'Pages/Blog',
  component: BlogPage,
  decorators: [inSiteLayout],
  parameters: { frame: 'page', url: '/blog/how-to-read-terms' },
} satisfies Meta<typeof BlogPage>
export default meta

type Story = StoryObj<typeof meta>

/** A page of the list, in its middle. */
export const Many: Story = { args: { page: sampleBlog.many }, parameters: { url: '/blog?page=2' } }

/** All of it on one page. */
export const OnePage: Story = { args: { page: sampleBlog.one }, parameters: { url: '/blog' } }

/** No guides yet. */
export const Empty: Story = { args: { page: sampleBlog.none }, parameters: { url: '/blog' } }

/** A post with living offers between its words. */
export const Post: Story = { args: { page: sampleBlog.post } }

/** None of its offers lives, and its author has said nothing about himself. */
export const WithoutOffers: Story = { args: { page: sampleBlog.withoutOffers } }

/** One that begins with an offer. */
export const OfferFirst: Story = { args: { page: sampleBlog.offerFirst } }

/** A post in the dark. */
export const InTheDark: Story = { args: { page: sampleBlog.post }, globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { args: { page: sampleBlog.post }, globals: { site: 'main-ae' } }
