import type { Meta, StoryObj } from '@storybook/react-vite'
import { Disclosure } from './Disclosure.tsx'

const meta = {
  title: 'Text/Disclosure',
  component: Disclosure,
} satisfies Meta<typeof Disclosure>
export default meta

type Story = StoryObj<typeof meta>

/** Above every list of offers. */
export const AboveAList: Story = {}

/** Two lines at most, on the smallest phone in the longest language. */
export const OnAPhone: Story = { globals: { viewport: { value: 'xs' }, site: 'main-fr' } }

/** From right to left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
