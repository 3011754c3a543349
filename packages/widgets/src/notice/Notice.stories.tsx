import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notice } from './Notice.tsx'

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: { kind: 'offline', heading: '', text: '' },
} satisfies Meta<typeof Notice>
export default meta

type Story = StoryObj<typeof meta>

/** The connection is gone; the page stays. Read out when there is a pause. */
export const Offline: Story = {
  args: {
    kind: 'offline',
    heading: 'You are offline',
    text: 'What you see is from before. It will refresh when the connection is back.',
  },
}

/** One that may be closed. */
export const Closable: Story = { args: { ...Offline.args, onClose: () => {} } }

/** Something failed. Read out at once. */
export const Failed: Story = {
  args: { kind: 'error', heading: 'Something went wrong on our side', text: 'Nothing is lost. Load the page again.' },
}

/** In the dark. */
export const InTheDark: Story = {
  args: { kind: 'error', heading: 'Something went wrong on our side', text: 'Nothing is lost. Load the page again.' },
  globals: { scheme: 'dark' },
}
