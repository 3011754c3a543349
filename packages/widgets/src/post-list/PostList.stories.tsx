import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePosts } from '../testing/samplePosts.ts'
import { PostList } from './PostList.tsx'

const meta = {
  title: 'Content/Post list',
  component: PostList,
  args: { posts: samplePosts },
} satisfies Meta<typeof PostList>
export default meta

type Story = StoryObj<typeof meta>

/** With pictures where there are some, side by side. */
export const Many: Story = {}

/** Titles alone, for a narrow column. */
export const Short: Story = { args: { isShort: true } }

/** From right to left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
