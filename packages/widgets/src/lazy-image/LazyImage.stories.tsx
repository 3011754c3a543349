import type { Meta, StoryObj } from '@storybook/react-vite'
import { PICTURE } from '../testing/PICTURE.ts'
import { LazyImage } from './LazyImage.tsx'

const meta = {
  title: 'Content/Lazy image',
  component: LazyImage,
  args: { src: PICTURE.path, alt: PICTURE.alt, width: 256, height: 144, sizes: 'sm:256px' },
} satisfies Meta<typeof LazyImage>
export default meta

type Story = StoryObj<typeof meta>

/** It has come. */
export const Loaded: Story = {}

/** It waits until it comes near; its room is there. No server of Storybook has it, so a second attempt ends in the sign. */
export const Lazy: Story = { args: { src: '/media/00000000000000000000000000000000.webp' } }

/** Among the first things that are seen: the browser loads it before any script. */
export const Priority: Story = { args: { priority: true } }

/** It did not come, twice: a sign stands in its room. */
export const Failed: Story = { args: { src: 'data:image/png,broken' } }

/** There is no address at all. */
export const Missing: Story = { args: { src: '' } }

/** Where a sign of our own stands for it. */
export const OwnErrorImage: Story = { args: { src: '', errorImage: PICTURE.path } }
