import type { Meta, StoryObj } from '@storybook/react-vite'
import { merchantPages } from '../testing/merchantPages.ts'
import { ReviewList } from './ReviewList.tsx'

const meta = { title: 'Merchant/Reviews', component: ReviewList } satisfies Meta<typeof ReviewList>
export default meta

type Story = StoryObj<typeof meta>

const { reviews } = merchantPages.merchantInFull.data

/** With a title, without one, with stars alone. */
export const Several: Story = { args: { reviews } }

/** From right to left: what was written keeps its own direction. */
export const RightToLeft: Story = { args: { reviews }, globals: { site: 'main-ae' } }
