import type { Meta, StoryObj } from '@storybook/react-vite'
import styles from '../testing/Long.module.css'
import { ExtensionContext, type ExtensionOffer } from './ExtensionContext.ts'
import { ExtensionSlot } from './ExtensionSlot.tsx'

const offer: ExtensionOffer = {
  page: 'https://addons.example/clipfront',
  browser: 'Firefox',
  dismiss: () => {},
  subscribe: () => () => {},
}
const brings = (made: ExtensionOffer) => () => Promise.resolve(made)
const [whole, withoutStorage, installed] = [offer, { ...offer, dismiss: null }, { ...offer, page: null }].map(brings)

const meta = {
  title: 'Promotion/Extension slot',
  component: ExtensionSlot,
  // At the end of a page that is longer than the window: elsewhere it stays away.
  decorators: [
    (Story, { parameters }) => (
      <ExtensionContext value={parameters['brings'] ?? whole}>
        <div className={styles['long']}>
          <Story />
        </div>
      </ExtensionContext>
    ),
  ],
} satisfies Meta<typeof ExtensionSlot>
export default meta

type Story = StoryObj<typeof meta>

/** To a browser that can have it. */
export const Offered: Story = {}

/** Where nothing may be stored, it cannot be sent away. */
export const WithoutStorage: Story = { parameters: { brings: withoutStorage } }

/** It is there already, cannot be installed, or was sent away: nothing. */
export const Nothing: Story = { parameters: { brings: installed } }

/** In the dark. */
export const InTheDark: Story = { globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
