import type { Meta, StoryObj } from '@storybook/react-vite'
import { couponStates } from '../testing/couponStates.ts'
import { KEPT, keptOnDevice } from '../testing/keptOnDevice.ts'
import { KeptContext } from '../kept/KeptContext.ts'
import { SaveButton } from './SaveButton.tsx'

const kept = keptOnDevice([])
const keptBefore = keptOnDevice(KEPT)

const meta = {
  title: 'Kept/Save',
  component: SaveButton,
  args: { merchant: couponStates.code.merchant },
  render: (args) => (
    <KeptContext value={kept}>
      <SaveButton {...args} />
    </KeptContext>
  ),
} satisfies Meta<typeof SaveButton>
export default meta

type Story = StoryObj<typeof meta>

/** At the head of a merchant's page. */
export const Merchant: Story = {}

/** On a card. */
export const OnACard: Story = { args: { coupon: couponStates.code, isSmall: true } }

/** Once more forgets it. */
export const Saved: Story = {
  args: { coupon: couponStates.code },
  render: (args) => (
    <KeptContext value={keptBefore}>
      <SaveButton {...args} />
    </KeptContext>
  ),
}

/** From right to left, in the dark. */
export const RightToLeft: Story = { ...Saved, globals: { site: 'main-ae', scheme: 'dark' } }
