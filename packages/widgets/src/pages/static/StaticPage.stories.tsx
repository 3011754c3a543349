import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSiteLayout } from '../../testing/inSiteLayout.tsx'
import { samplePages } from '../../testing/samplePages.ts'
import { StaticPage } from './StaticPage.tsx'

const meta = {
  title: 'Pages/Static',
  component: StaticPage,
  decorators: [inSiteLayout],
  parameters: { frame: 'page', url: '/how-we-test' },
} satisfies Meta<typeof StaticPage>
export default meta

type Story = StoryObj<typeof meta>

/** Every kind of block. */
export const Words: Story = { args: { page: samplePages.static, extraData: {} } }

const args = { page: samplePages.static, extraData: { popularMerchants: samplePages.searchEmpty.data.popular } }

/** With the merchants that many look for, which come beside page data. */
export const WithMerchants: Story = { args }

/** In the dark. */
export const InTheDark: Story = { args, globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { args, globals: { site: 'main-ae' } }

const buttons = [
  { label: 'Unsubscribe', value: 'this' as const },
  { label: 'Unsubscribe from all Clipfront emails', value: 'all' as const },
]

/** Behind a link of a mail: a plain form sends what its button says. */
export const MailLink: Story = { args: { page: samplePages.static, extraData: { buttons } } }
