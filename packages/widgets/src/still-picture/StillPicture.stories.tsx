import type { Meta, StoryObj } from '@storybook/react-vite'
import { PICTURE } from '../testing/PICTURE.ts'
import { StillPicture } from './StillPicture.tsx'

const meta = {
  title: 'Content/Still picture',
  component: StillPicture,
  args: { picture: PICTURE, sizes: 'lg:400px' },
} satisfies Meta<typeof StillPicture>
export default meta

type Story = StoryObj<typeof meta>

/** Further down a page. */
export const Lazy: Story = {}

/** At the head of a page; one that says nothing beyond the words has no words of its own. */
export const First: Story = { args: { picture: { ...PICTURE, alt: '' }, isFirst: true } }
