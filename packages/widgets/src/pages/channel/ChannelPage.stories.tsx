import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSiteLayout } from '../../testing/inSiteLayout.tsx'
import { sampleChannels } from '../../testing/sampleTopics.ts'
import { ChannelPage } from './ChannelPage.tsx'

const meta = {
  title: 'Pages/Channel',
  component: ChannelPage,
  decorators: [inSiteLayout],
  parameters: { frame: 'page', url: '/channels/app' },
} satisfies Meta<typeof ChannelPage>
export default meta

type Story = StoryObj<typeof meta>

/** Lanes as an editor put them together. */
export const Lanes: Story = { args: { page: sampleChannels.full } }

/** Nothing fills its lanes today. */
export const Empty: Story = { args: { page: sampleChannels.empty } }

/** In the dark. */
export const InTheDark: Story = { args: { page: sampleChannels.full }, globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { args: { page: sampleChannels.full }, globals: { site: 'main-ae' } }
