import type { Meta, StoryObj } from '@storybook/react-vite'
import { FoundList } from './testing/FoundList.tsx'
import { found } from './testing/found.ts'

const meta = {
  title: 'Navigation/Suggestion list',
  component: FoundList,
  args: { typed: 'shoe', found: found.both },
} satisfies Meta<typeof FoundList>
export default meta

type Story = StoryObj<typeof meta>

/** What was meant, and what only looks like it; the arrow keys are on the second one. */
export const Both: Story = { args: { active: 1 } }

/** Each kind under its heading, of which the search page may have more. */
export const Everything: Story = { args: { found: found.everything } }

/** A merchant's whole name: a large card with its best code. */
export const NamedMerchant: Story = { args: { typed: 'nimbus shoes', found: found.named, active: 0 } }

/** That has nothing today. */
export const NamedWithoutOffers: Story = { args: { typed: 'fern & field', found: found.namedWithoutOffers } }

/** A typo: what was probably meant, and last the search for what was typed. */
export const Corrected: Story = { args: { typed: 'nimbsu shoos', found: found.corrected } }

/** An address that was pasted: the merchant with its domain. */
export const Address: Story = {
  args: { typed: 'https://www.nimbus-shoes.example/sale', found: found.address },
  globals: { site: 'main-ae' },
}

/** Nothing matches, and something is near. */
export const OnlyAlike: Story = { args: { typed: 'nimbis', found: found.alike } }

/** The search itself is left. */
export const Nothing: Story = { args: { typed: 'qwertz', found: found.nothing } }

/** An empty field: what was searched for on this device, and what many search for. */
export const Start: Story = {
  args: { typed: '', recent: ['nimbus shoes', 'جوارب'], found: found.popular, active: 0 },
}

/** The answer takes long. */
export const Slow: Story = { args: { found: found.nothing, trouble: 'stillSearching' } }

export const Offline: Story = { args: { found: found.nothing, trouble: 'suggestionsOffline' } }

export const Failed: Story = { args: { found: found.nothing, trouble: 'suggestionsFailed' } }

/** A name that is longer than its line. */
export const LongName: Story = { args: { found: found.long } }

/** From right to left. */
export const RightToLeft: Story = {
  args: { typed: 'nimbus shoes', found: found.named, active: 0 },
  globals: { site: 'main-ae' },
}

/** In the dark. */
export const InTheDark: Story = { args: { found: found.everything, active: 1 }, globals: { scheme: 'dark' } }
