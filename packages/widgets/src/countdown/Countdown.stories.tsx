import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from './Countdown.tsx'

const meta = {
  title: 'Coupon/Countdown',
  component: Countdown,
  args: { endsAt: '2026-11-21T17:12:00.000Z', over: 'Expired' },
} satisfies Meta<typeof Countdown>
export default meta

type Story = StoryObj<typeof meta>

/** More than a day: days and hours. */
export const Days: Story = {}

/** Hours and minutes. */
export const Hours: Story = { args: { endsAt: '2026-11-20T17:12:00.000Z' } }

/** The last minute is a minute: nothing ticks by the second. */
export const LastMinute: Story = { args: { endsAt: '2026-11-20T12:00:20.000Z' } }

/** The end is there. */
export const Over: Story = { args: { endsAt: '2026-11-20T11:59:00.000Z' } }

/** In the dark. */
export const InTheDark: Story = { globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
