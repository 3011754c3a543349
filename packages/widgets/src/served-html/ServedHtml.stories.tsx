import type { Meta, StoryObj } from '@storybook/react-vite'
import { ServedHtml } from './ServedHtml.tsx'

const meta = {
  title: 'Text/Served HTML',
  component: ServedHtml,
  args: { isKept: false, children: 'What your basket saves' },
} satisfies Meta<typeof ServedHtml>
export default meta

type Story = StoryObj<typeof meta>

/** Where the code is there, it draws its children. On a page that came from the server, what the server drew stands until then. */
export const Drawn: Story = {}
