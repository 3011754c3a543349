import type { Meta, StoryObj } from '@storybook/react-vite'
import { SiteLayout } from './SiteLayout.tsx'

const meta = {
  title: 'Site/Layout',
  component: SiteLayout,
  args: { children: <p>The page stands here.</p> },
  parameters: { frame: 'page' },
} satisfies Meta<typeof SiteLayout>
export default meta

type Story = StoryObj<typeof meta>

/** On any page: the header holds the search. */
export const Everywhere: Story = { parameters: { url: '/stores/nimbus-shoes' } }

/** On pages that are about searching there is only their own search. */
export const OnAPageWithSearch: Story = { parameters: { url: '/' } }

/** On a phone. */
export const OnAPhone: Story = { parameters: { url: '/stores' }, globals: { viewport: { value: 'xs' } } }

/** Of a partner that has no blog: nothing leads there. */
export const WithoutBlog: Story = { parameters: { url: '/stores' }, globals: { site: 'main-np' } }

/** From right to left. */
export const RightToLeft: Story = { parameters: { url: '/stores' }, globals: { site: 'main-ae' } }
