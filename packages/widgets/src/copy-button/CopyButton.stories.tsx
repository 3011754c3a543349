import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { CopyButton } from './CopyButton.tsx'

const meta = {
  title: 'Coupon/Copy button',
  component: CopyButton,
  args: { code: 'NIMBUS20', couponId: 1, codeId: 'code-1' },
} satisfies Meta<typeof CopyButton>
export default meta

type Story = StoryObj<typeof meta>

/** Before the click. */
export const Ready: Story = {}

/** On a code itself: the icon alone. */
export const Small: Story = { args: { isSmall: true } }

/** After it: the eye sees a tick, and a screen reader hears which code was copied. */
export const Copied: Story = {
  // No shopper clicks here, and without one a browser keeps its clipboard closed.
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText(/NIMBUS20/)).toBe(canvas.getByRole('status'))
  },
}

/** Where the clipboard is closed the code is selected, ready for the keyboard. */
export const Refused: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    spyOn(document, 'execCommand').mockReturnValue(false)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement())
  },
}
