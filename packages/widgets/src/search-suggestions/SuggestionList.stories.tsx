import type { Meta, StoryObj } from '@storybook/react-vite'
import { found } from './testing/found.ts'
import { SuggestionList } from './SuggestionList.tsx'

const meta = {
  title: 'Navigation/Suggestion list',
  component: SuggestionList,
  args: { id: 'suggestions', words: 'shoe', found: found.both },
} satisfies Meta<typeof SuggestionList>
export default meta

type Story = StoryObj<typeof meta>

/** What was meant, and what only looks like it. */
export const Both: Story = {}

/** The arrow keys are on the second one. */
export const Active: Story = { args: { active: 1 } }

/** Nothing has that name. */
export const OnlyAlike: Story = { args: { words: 'nimbis', found: found.alike } }

/** Merchants, offers, and other pages, each under its heading. */
export const Groups: Story = { args: { found: found.groups, active: 3 } }

/** No name begins so, and offers say it. */
export const OffersAlone: Story = { args: { words: 'delivery', found: found.offers } }

/** The search itself is left. */
export const Nothing: Story = { args: { words: 'qwertz', found: found.nothing } }

/** A name that is longer than its line. */
export const LongName: Story = {
  args: {
    found: found.long,
  },
}

/** From right to left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
