import { buildCoupon } from '@clipfront/page-data/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BasketForm } from './BasketForm.tsx'

const gbp = (amount: number) => ({ amount, currency: 'GBP' })
const coupons = [
  buildCoupon({
    id: 1,
    title: '20% off your first pair',
    conditions: { audience: 'new-customers' },
    key_terms: ['New customers', 'Full-price pairs'],
  }),
  buildCoupon({ id: 2, title: '£10 off', discount: { kind: 'money', ...gbp(10) }, key_terms: [] }),
  buildCoupon({
    id: 3,
    title: '25% off boots',
    conditions: { most_saved: gbp(15) },
    discount: { kind: 'percent', percent: 25 },
  }),
  buildCoupon({
    id: 4,
    title: '£30 off orders over £120',
    conditions: { least_basket: gbp(120) },
    discount: { kind: 'money', ...gbp(30) },
  }),
  buildCoupon({
    id: 5,
    kind: 'deal',
    code: '',
    title: 'Outlet: up to half price',
    discount: { kind: 'percent', percent: 50, upTo: true },
    key_terms: ['Outlet'],
  }),
  buildCoupon({ id: 6, title: 'Free delivery on any order', discount: { kind: 'free-delivery' }, key_terms: [] }),
  buildCoupon({
    id: 7,
    kind: 'deal',
    code: '',
    title: 'Socks with every pair of boots',
    discount: { kind: 'gift' },
    key_terms: [],
  }),
  buildCoupon({ id: 8, title: '10% off at the counter', conditions: { where: 'in-store' } }),
  buildCoupon({ id: 9, title: 'CHF 12 off in Switzerland', discount: { kind: 'money', amount: 12, currency: 'CHF' } }),
  buildCoupon({
    id: 11,
    title: '45% off everything',
    conditions: null,
    discount: { kind: 'percent', percent: 45 },
    failed_at: '2026-11-20T09:00:00.000Z',
    key_terms: [],
  }),
  buildCoupon({ id: 10, title: '40% off, ended', state: 'expired', discount: { kind: 'percent', percent: 40 } }),
]

const meta = {
  title: 'Merchant/Basket',
  component: BasketForm,
  args: { coupons },
  parameters: { url: '/stores/nimbus-shoes?basket=80' },
} satisfies Meta<typeof BasketForm>
export default meta

type Story = StoryObj<typeof meta>

/** How it stands beside the heading of the list, until somebody wants to know. */
export const Closed: Story = { parameters: { url: '/stores/nimbus-shoes' } }

/** What each offer saves of 80, the most first; then what nobody can say, what failed when it was tested, and what does not apply. */
export const WorkedOut: Story = {}

/** Offers of other pages are not counted, which it says. */
export const PartOfTheList: Story = { args: { isPart: true } }

/** Nothing is sure: not every offer says what it saves. */
export const NothingSure: Story = { args: { coupons: coupons.slice(4, 6) } }

/** What was typed is no amount. */
export const NoAmount: Story = { parameters: { url: '/stores/nimbus-shoes?basket=eighty' } }

/** Typed in the browser: there is no request. */
export const Typed: Story = {
  parameters: { url: '/stores/nimbus-shoes' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('summary') ?? canvasElement)
    await userEvent.type(canvas.getByRole('textbox'), '40{Enter}')
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement()
  },
}

/** In the dark. */
export const InTheDark: Story = { globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
