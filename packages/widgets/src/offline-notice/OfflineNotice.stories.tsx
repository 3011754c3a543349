import type { Meta, StoryObj } from '@storybook/react-vite'
import { OfflineNotice } from './OfflineNotice.tsx'

const meta = {
  title: 'Feedback/Offline notice',
  component: OfflineNotice,
  args: { isOffline: true },
} satisfies Meta<typeof OfflineNotice>
export default meta

type Story = StoryObj<typeof meta>

/** The connection is gone: a line under the header, which covers nothing. */
export const Offline: Story = {}

/** On a phone it stays one line. */
export const OnAPhone: Story = { globals: { viewport: { value: 'xs' }, site: 'main-de' } }

/** All is well: nothing shows. */
export const Online: Story = { args: { isOffline: false } }
