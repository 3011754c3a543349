import type { Meta, StoryObj } from '@storybook/react-vite'
import { SiteMenu } from './SiteMenu.tsx'

const meta = {
  title: 'Navigation/Site menu',
  component: SiteMenu,
  parameters: { url: '/stores' },
} satisfies Meta<typeof SiteMenu>
export default meta

type Story = StoryObj<typeof meta>

/** A row on a desk; a button where there is no room for it. */
export const Ways: Story = {}

/** On a phone it is a sheet, opened by the browser alone. */
export const OnAPhone: Story = { globals: { viewport: { value: 'xs' }, site: 'main-de' } }

/** In the dark. */
export const InTheDark: Story = { globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
