import type { Meta, StoryObj } from '@storybook/react-vite'
import { MerchantTile } from '../merchant-tile/MerchantTile.tsx'
import { samplePages } from '../testing/samplePages.ts'
import { samplePosts } from '../testing/samplePosts.ts'
import { PostCard } from '../post-list/PostCard.tsx'
import { Carousel } from './Carousel.tsx'

const { popularMerchants } = samplePages.home.data

const tiles = popularMerchants.map((merchant) => (
  <li key={merchant.id}>
    <MerchantTile merchant={merchant} />
  </li>
))

const meta = {
  title: 'Lists/Carousel',
  component: Carousel,
  args: { id: 'popular', heading: 'Popular shops', size: 'tile', children: tiles },
} satisfies Meta<typeof Carousel>
export default meta

type Story = StoryObj<typeof meta>

/** More than fits, in two rows: its buttons move it, and know the ends. */
export const Tiles: Story = {}

/** One row; on a phone the next card shows its edge. */
export const Cards: Story = {
  args: {
    id: 'guides',
    heading: 'Guides',
    size: 'card',
    children: samplePosts.map((post) => (
      <li key={post.id}>
        <PostCard post={post} />
      </li>
    )),
  },
}

/** All of them fit: there is nothing to press. */
export const Few: Story = { args: { children: tiles.slice(0, 2) } }

/** In the dark. */
export const InTheDark: Story = { globals: { scheme: 'dark' } }

/** From right to left: the way on points to the left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
