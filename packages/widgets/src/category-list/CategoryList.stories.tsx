import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePages } from '../testing/samplePages.ts'
import { CategoryList } from './CategoryList.tsx'

const meta = {
  title: 'Navigation/Category list',
  component: CategoryList,
  args: { categories: samplePages.home.data.categories },
} satisfies Meta<typeof CategoryList>
export default meta

type Story = StoryObj<typeof meta>

/** With the number of offers that can be used today. */
export const Many: Story = {}

/** Long names wrap within the row. */
export const LongName: Story = {
  args: {
    categories: [{ id: 1, slug: 'l', name: 'Arbeitsschutzbekleidung und Sicherheitsschuhe', liveCoupons: 1200 }],
  },
}

/** From right to left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
