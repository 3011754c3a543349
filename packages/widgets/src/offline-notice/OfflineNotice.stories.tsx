import type { Meta, StoryObj } from '@storybook/react-vite'
import { OfflineNotice } from './OfflineNotice.tsx'

const meta = {
  title: 'Feedback/Offline notice',
  component: OfflineNotice,
  args: { isOffline: true },
} satisfies Meta<typeof OfflineNotice>
export default meta

type Story = StoryObj<typeof meta>

/** The connection is gone: at the foot of the window, over the page. */
export const Offline: Story = {}

/** All is well: nothing shows. */
export const Online: Story = { args: { isOffline: false } }
