import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { resolveView } from '../view/resolveView.ts'
import { productFrame } from './productFrame.ts'

const SiteLayout = productFrame.layouts.default

const meta = {
  title: 'Toolbar',
  component: SiteLayout,
  args: { children: <p>The page stands here.</p> },
  parameters: { frame: 'page' },
  // For the tests: what each menu does to a widget.
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof SiteLayout>
export default meta

type Story = StoryObj<typeof meta>

/** Without a connection the frame of the site says so, as it does for a shopper. */
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas, globals }) => {
    const { offline } = resolveView(globals).messages
    await expect(await canvas.findByText(offline)).toBeVisible()
    await expect(fetch('/api/visitor')).rejects.toThrow(TypeError)
  },
}

/** A browser that saves data says so to whoever asks it. */
export const SavesTraffic: Story = {
  globals: { network: 'save-data' },
  play: async () => {
    await expect('connection' in navigator && navigator.connection).toMatchObject({ saveData: true })
  },
}

/** The product's own rules for forced colours hold, and the system's colours everywhere else. */
export const ForcedColours: Story = {
  globals: { contrast: 'forced' },
  play: async ({ canvas }) => {
    const text = canvas.getByText('The page stands here.')
    const system = document.createElement('i')
    system.style.color = 'CanvasText'
    text.append(system)
    await expect(getComputedStyle(text).color).toBe(getComputedStyle(system).color)
    system.remove()
  },
}

/** What is no message stays plain. */
export const Pseudo: Story = {
  globals: { language: 'en-XA' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(/Þŕîṽåçý/)
    await expect(canvas.getByText('The page stands here.')).toBeVisible()
  },
}

/** A direction of one's own, whatever is spoken. */
export const Turned: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, globals }) => {
    const { privacy } = resolveView(globals).messages
    await expect(getComputedStyle(canvas.getByRole('main')).direction).toBe('rtl')
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(privacy)
  },
}
