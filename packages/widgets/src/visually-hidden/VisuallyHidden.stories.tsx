import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Text/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'Code NIMBUS20 copied' },
} satisfies Meta<typeof VisuallyHidden>
export default meta

type Story = StoryObj<typeof meta>

/** Nothing to see: a screen reader says “Code NIMBUS20 copied”. */
export const Hidden: Story = {}
