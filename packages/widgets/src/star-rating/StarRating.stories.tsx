import type { Meta, StoryObj } from '@storybook/react-vite'
import { StarRating } from './StarRating.tsx'

const meta = { title: 'Merchant/Stars', component: StarRating } satisfies Meta<typeof StarRating>
export default meta

type Story = StoryObj<typeof meta>

/** All of them. */
export const Five: Story = { args: { value: 5 } }

/** An average is drawn to the next whole star and spoken as it is. */
export const Average: Story = { args: { value: 3.6 } }

/** From right to left. */
export const RightToLeft: Story = { args: { value: 2 }, globals: { site: 'main-ae' } }
