import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSiteLayout } from '../../testing/inSiteLayout.tsx'
import { sampleListings } from '../../testing/sampleListings.ts'
import { TagPage } from './TagPage.tsx'

const meta = {
  title: 'Pages/Tag',
  component: TagPage,
  decorators: [inSiteLayout],
  args: { page: sampleListings.tag },
  parameters: { frame: 'page', url: '/tags/students' },
} satisfies Meta<typeof TagPage>
export default meta

type Story = StoryObj<typeof meta>

/** What it means, who has such offers, and where. */
export const Many: Story = {}

/** Nothing to use today: the other kinds are the way on. */
export const Empty: Story = { args: { page: sampleListings.emptyTag } }

/** The merchants go under the offers. */
export const OnAPhone: Story = { globals: { viewport: { value: 'xs' } } }

/** In the dark. */
export const InTheDark: Story = { globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
