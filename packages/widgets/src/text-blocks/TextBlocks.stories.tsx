import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextBlocks } from './TextBlocks.tsx'

const meta = {
  title: 'Text/Blocks',
  component: TextBlocks,
  args: {
    blocks: [
      { type: 'heading', text: 'What is left out' },
      { type: 'paragraph', text: 'Gift cards, and whatever is on sale already.' },
      { type: 'list', items: ['Once per customer', 'Not with other offers', 'In the United Kingdom'] },
      { type: 'links', links: [{ label: 'How we test', path: '/how-we-test' }] },
    ],
  },
} satisfies Meta<typeof TextBlocks>
export default meta

type Story = StoryObj<typeof meta>

/** Everything that a text may hold. */
export const Blocks: Story = {}

/** Within something that has a heading of its own, as the terms of an offer. */
export const WithinAnOffer: Story = { args: { headingLevel: 4 } }

/** From right to left. */
export const RightToLeft: Story = {
  args: {
    blocks: [
      { type: 'heading', text: 'ما لا يشمله العرض' },
      { type: 'list', items: ['بطاقات الهدايا', 'القطع المخفضة'] },
    ],
  },
  globals: { site: 'main-ae' },
}
