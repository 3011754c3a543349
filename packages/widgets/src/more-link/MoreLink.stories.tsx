import type { Meta, StoryObj } from '@storybook/react-vite'
import { MoreLink } from './MoreLink.tsx'

const meta = {
  title: 'Navigation/More link',
  component: MoreLink,
  args: { href: '/blog', page: 'blog', text: 'More from Guides' },
} satisfies Meta<typeof MoreLink>
export default meta

type Story = StoryObj<typeof meta>

/** Under some posts, to all of them. */
export const More: Story = {}

/** Longer than a line: the words wrap, a long one within itself. */
export const Long = {
  args: {
    text: 'Mehr aus Arbeitsschutzbekleidungsrestpostenverkaufsaktionen und Sicherheitsschuhe',
  },
} satisfies Story

/** In the dark. */
export const InTheDark: Story = { globals: { scheme: 'dark' } }

/** From right to left, where the way on points to the left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
