import type { Meta, StoryObj } from '@storybook/react-vite'
import { LabelList } from './LabelList.tsx'

const meta = {
  title: 'Navigation/Label list',
  component: LabelList,
  args: {
    page: 'topic',
    labels: [
      { id: 1, slug: 'black-friday', name: 'Black Friday', liveCoupons: 31 },
      { id: 2, slug: 'back-to-school', name: 'Back to school', liveCoupons: 0 },
    ],
  },
} satisfies Meta<typeof LabelList>
export default meta

type Story = StoryObj<typeof meta>

/** With the number of offers that can be used today, where there are some. */
export const Many: Story = {}

/** Long names wrap within the row. */
export const LongName: Story = {
  args: {
    page: 'brand',
    labels: [{ id: 1, slug: 'l', name: 'Arbeitsschutzbekleidung und Sicherheitsschuhe', liveCoupons: 1200 }],
  },
}

/** From right to left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
