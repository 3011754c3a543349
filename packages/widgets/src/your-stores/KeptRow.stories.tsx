import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { KEPT, keptOnDevice } from '../testing/keptOnDevice.ts'
import { readLanguage } from '../testing/readLanguage.ts'
import { resolveMessages } from '../testing/resolveMessages.ts'
import { KeptContext } from '../kept/KeptContext.ts'
import { KeptRow } from './KeptRow.tsx'

const all = keptOnDevice(KEPT)
const merchants = keptOnDevice(KEPT.slice(0, 1))
const forgotten = keptOnDevice(KEPT)
const nothing = keptOnDevice([])

const meta = {
  title: 'Kept/Your stores',
  component: KeptRow,
  render: () => (
    <KeptContext value={all}>
      <KeptRow />
    </KeptContext>
  ),
} satisfies Meta<typeof KeptRow>
export default meta

type Story = StoryObj<typeof meta>

/** Merchants and offers that were saved, and codes that were opened. */
export const All: Story = {}

/** Merchants alone. */
export const Merchants: Story = {
  render: () => (
    <KeptContext value={merchants}>
      <KeptRow />
    </KeptContext>
  ),
}

/** All of it was forgotten just now. */
export const Forgotten: Story = {
  render: () => (
    <KeptContext value={forgotten}>
      <KeptRow />
    </KeptContext>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { keptForgotten } = resolveMessages(readLanguage(canvasElement))
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByText(keptForgotten)).toHaveFocus()
  },
}

/** Nothing is kept: there is no row. */
export const Nothing: Story = {
  render: () => (
    <KeptContext value={nothing}>
      <KeptRow />
    </KeptContext>
  ),
}

/** From right to left, in the dark. */
export const RightToLeft: Story = { globals: { site: 'main-ae', scheme: 'dark' } }
