import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSiteLayout } from '../../testing/inSiteLayout.tsx'
import { sampleTopics } from '../../testing/sampleTopics.ts'
import { TopicPage } from './TopicPage.tsx'

const meta = {
  title: 'Pages/Topic',
  component: TopicPage,
  decorators: [inSiteLayout],
  parameters: { frame: 'page', url: '/topics/black-friday' },
} satisfies Meta<typeof TopicPage>
export default meta

type Story = StoryObj<typeof meta>

/** On today: offers by category. */
export const On: Story = { args: { page: sampleTopics.on } }

/** It begins in some days; some merchants are early. */
export const Ahead: Story = { args: { page: sampleTopics.ahead } }

/** Over: what was best stays to be seen. */
export const Over: Story = { args: { page: sampleTopics.over } }

/** Without dates, and without a picture. */
export const Undated: Story = { args: { page: sampleTopics.undated } }

/** What has no room in the lanes has pages of its own. */
export const SecondPage: Story = {
  args: { page: sampleTopics.second },
  parameters: { url: '/topics/black-friday?page=2' },
}

/** Nothing yet, under a name that is one long word. */
export const Empty: Story = { args: { page: sampleTopics.empty } }

/** In the dark. */
export const InTheDark: Story = { args: { page: sampleTopics.on }, globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { args: { page: sampleTopics.on }, globals: { site: 'main-ae' } }
