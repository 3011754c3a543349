import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSiteLayout } from '../../testing/inSiteLayout.tsx'
import { sampleDirectory } from '../../testing/sampleDirectory.ts'
import { StaticPage } from './StaticPage.tsx'

const meta = {
  title: 'Pages/Directory',
  component: StaticPage,
  decorators: [inSiteLayout],
  args: { page: sampleDirectory.many, extraData: {} },
  parameters: { frame: 'page', url: '/stores' },
} satisfies Meta<typeof StaticPage>
export default meta

type Story = StoryObj<typeof meta>

/** The best known of each letter; the bar leads to the pages of letters. */
export const ManyMerchants: Story = {}

/** All of them; the bar leads to the letters below it. */
export const FewMerchants: Story = { args: { page: sampleDirectory.few } }

/** A page of a letter that has several. */
export const OneLetter: Story = {
  args: { page: sampleDirectory.letter },
  parameters: { url: '/stores?letter=t&page=2' },
}

/** The bar is scrolled where it is too long. */
export const OnAPhone: Story = { globals: { viewport: { value: 'xs' } } }

/** Letters of two scripts, from right to left. */
export const Arabic: Story = { args: { page: sampleDirectory.arabic }, globals: { site: 'main-ae' } }

/** Rows of kana, and one group for kanji, whose sound is not known. */
export const Japanese: Story = { args: { page: sampleDirectory.japanese }, globals: { site: 'main-jp' } }

/** In the dark. */
export const InTheDark: Story = { args: { page: sampleDirectory.letter }, globals: { scheme: 'dark' } }
