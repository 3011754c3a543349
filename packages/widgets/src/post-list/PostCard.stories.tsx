import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePosts } from '../testing/samplePosts.ts'
import { PostCard } from './PostCard.tsx'

const [first, , third] = samplePosts
if (!first || !third) throw new Error('there are posts')

const meta = {
  title: 'Content/Post card',
  component: PostCard,
  args: { post: first },
} satisfies Meta<typeof PostCard>
export default meta

type Story = StoryObj<typeof meta>

/** With its picture. */
export const Pictured: Story = {}

/** Without one, and with words that are wider than a phone. */
export const Plain: Story = { args: { post: third } }

/** Its title alone, for a narrow column. */
export const Short: Story = { args: { isShort: true } }

/** In the dark. */
export const InTheDark: Story = { globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
