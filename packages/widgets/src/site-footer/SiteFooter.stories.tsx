import type { Meta, StoryObj } from '@storybook/react-vite'
import { SiteFooter } from './SiteFooter.tsx'

const meta = {
  title: 'Site/Footer',
  component: SiteFooter,
  args: { onCookieSettings: () => {} },
  parameters: { frame: 'page' },
} satisfies Meta<typeof SiteFooter>
export default meta

type Story = StoryObj<typeof meta>

/** How the site is paid, and the ways to its lists, to how it works, and to who runs it. */
export const Whole: Story = {}

/** Before the page can answer a click, and without a script. */
export const WithoutScript: Story = { render: () => <SiteFooter onCookieSettings={undefined} /> }

/** Of a partner: the publisher's own sections stand at its end. */
export const OfAPartner: Story = { globals: { site: 'main-np' } }

/** In the dark. */
export const InTheDark: Story = { globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
