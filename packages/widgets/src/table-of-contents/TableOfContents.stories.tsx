import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextBlocks } from '../text-blocks/TextBlocks.tsx'
import { listHeadings } from './listHeadings.ts'
import { TableOfContents } from './TableOfContents.tsx'

const words = {
  type: 'paragraph',
  text: 'It means the address and not the person: a second account at the same door is an old customer to most shops.',
} as const
const texts = [
  'New customers',
  'Over £50',
  'Versandkostenfreiheitsgrenzenüberschreitung, and other long words',
  'Students',
]
const blocks = texts.flatMap((text) => [{ type: 'heading', text } as const, words, words])
const headings = listHeadings(blocks)

const meta = {
  title: 'Content/Table of contents',
  component: TableOfContents,
  args: { headings },
} satisfies Meta<typeof TableOfContents>
export default meta

type Story = StoryObj<typeof meta>

/** Open on a desk, folded up on a phone. */
export const Parts: Story = {}

/** Above its text: each of its links leads to a heading, and the one that is read is marked. */
export const WithText = {
  render: ({ ref: _ref, ...args }) => (
    <div>
      <TableOfContents {...args} />
      <TextBlocks blocks={blocks} anchors={headings} />
    </div>
  ),
} satisfies Story

/** In the dark. */
export const InTheDark: Story = { globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
