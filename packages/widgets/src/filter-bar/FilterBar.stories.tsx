import { COUPON_SORTS } from '@clipfront/page-data'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { CouponList } from '../coupon-list/CouponList.tsx'
import { couponStates } from '../testing/couponStates.ts'
import { parsedFilters } from '../testing/sampleFilters.ts'
import { FilterBar } from './FilterBar.tsx'

const { code, deal, endingSoon, price } = couponStates
const list = <CouponList coupons={[code, deal, endingSoon, price]} isFilterable />

const meta = {
  title: 'Navigation/Filter bar',
  component: FilterBar,
  args: { filters: parsedFilters(61, 12), sorts: COUPON_SORTS, children: list },
  parameters: { url: '/stores/nimbus-shoes' },
} satisfies Meta<typeof FilterBar>
export default meta

type Story = StoryObj<typeof meta>

/** As a list comes: nothing is chosen. */
export const Whole: Story = {}

/** Several are chosen: each can be left by itself. */
export const Chosen: Story = {
  args: { filters: parsedFilters(9, 0, { type: { all: 11, code: 9, deal: 2 } }) },
  parameters: { url: '/stores/nimbus-shoes?sort=newest&type=code&for=students&tested=week' },
}

/** Of a key with one value there is no menu, but a chip. */
export const FewKinds: Story = {
  args: { filters: parsedFilters(5, 4, { for: { all: 9, students: 2 }, value: { all: 9, percent: 9 } }) },
}

/** What leaves all of them, or none, is no choice. */
export const SortedAlone: Story = { args: { filters: null } }

/** A list whose page knows one order. */
export const WithoutSorts: Story = { args: { sorts: [] } }

/** Two offers are seen at a glance, so nothing is shown. */
export const TooFew: Story = { args: { filters: parsedFilters(1, 1) } }

/** Nothing fits: there is a way out. */
export const NothingFits: Story = {
  args: { filters: parsedFilters(0, 0, { type: { all: 3, code: 0, deal: 3 } }) },
  parameters: { url: '/stores/nimbus-shoes?type=code&for=members' },
}

/** A menu, opened from the keyboard. */
export const MenuOpen: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const opener = canvasElement.querySelector<HTMLButtonElement>('#filter-for')
    opener?.focus()
    await userEvent.keyboard('{Enter}')
    const menu = canvasElement.querySelector('#menu-for')
    await waitFor(() => expect(menu?.matches(':popover-open')).toBe(true))
  },
}

/** It stays on one line, which can be moved: the offers are what one came for. */
export const OnAPhone: Story = { globals: { viewport: { value: 'xs' }, site: 'main-de' } }

/** In the dark. */
export const InTheDark: Story = { globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = {
  parameters: { url: '/stores/nimbus-shoes?type=code' },
  globals: { site: 'main-ae' },
}
