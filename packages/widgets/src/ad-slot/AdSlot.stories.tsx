import type { Meta, StoryObj } from '@storybook/react-vite'
import { AdSlot } from './AdSlot.tsx'

const meta = {
  title: 'Promotion/Ad slot',
  component: AdSlot,
  args: { place: 'list' },
} satisfies Meta<typeof AdSlot>
export default meta

type Story = StoryObj<typeof meta>

/** The root element of a document says so, on a site with advertisements and to a visitor who lets them. */
const inDocument = (place: 'list' | 'aside', mark?: (slot: HTMLElement | null) => void) => (
  <div data-ads="on">
    <AdSlot place={place} ref={mark} />
  </div>
)

/** Before a yes, on a preview of the site, and without a script: nothing. */
export const Closed: Story = {}

/** Its room is there before anything fills it. */
export const InAList = { render: () => inDocument('list') } satisfies Story

/** At the end of what stands beside a list. */
export const InTheAside = { render: () => inDocument('aside') } satisfies Story

/** Nothing came, or a blocker is there: where it was on the screen, its room alone stays. */
export const StaysEmpty = {
  render: () => inDocument('list', (slot) => slot?.setAttribute('data-ad-state', 'empty')),
} satisfies Story

/** In the dark. */
export const InTheDark: Story = { ...InAList, globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { ...InAList, globals: { site: 'main-ae' } }
