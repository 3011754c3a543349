import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OpenedCouponsContext } from '../opened-coupons/OpenedCouponsContext.ts'
import { KeptContext } from '../kept/KeptContext.ts'
import { couponStates } from '../testing/couponStates.ts'
import { KEPT, keptOnDevice } from '../testing/keptOnDevice.ts'
import { openedCoupons } from '../testing/openedCoupons.ts'
import { readLanguage } from '../testing/readLanguage.ts'
import { resolveMessages } from '../testing/resolveMessages.ts'
import { CouponTicket } from './CouponTicket.tsx'

const saved = keptOnDevice(KEPT)

const meta = {
  title: 'Coupon/Ticket',
  component: CouponTicket,
  args: { position: 1 },
} satisfies Meta<typeof CouponTicket>
export default meta

type Story = StoryObj<typeof meta>

/** A live code. The last two characters peep out of the torn corner; the code itself is on the page behind the link. */
export const Code: Story = { args: { coupon: couponStates.code } }

/** A live deal: no code, one link to the merchant. */
export const Deal: Story = { args: { coupon: couponStates.deal } }

/** Less than 48 hours are left, and the feed said so. Nothing else is ever urgent. */
export const EndingSoon: Story = { args: { coupon: couponStates.endingSoon } }

/** Not valid yet, so there is nothing to click. */
export const Upcoming: Story = { args: { coupon: couponStates.upcoming } }

/** Given to this site alone. */
export const Exclusive: Story = { args: { coupon: couponStates.exclusive } }

/** Worth a price, with the one it was before. */
export const Price: Story = { args: { coupon: couponStates.price } }

/** Nobody has tried it yet, and the ticket says so. */
export const Unverified: Story = { args: { coupon: couponStates.untested } }

/** The last test of it failed, and most shoppers say the same. */
export const Failing: Story = { args: { coupon: couponStates.failing } }

/** One test and three votes: no share is made of so few. */
export const FewVotes: Story = { args: { coupon: couponStates.fewVotes } }

/** The marks of the last tests run from the right, the latest first. */
export const HealthRightToLeft: Story = { args: { coupon: couponStates.failing }, globals: { site: 'main-ae' } }

/** On the narrowest phone the health has a line of its own. */
export const HealthOnAPhone: Story = { args: { coupon: couponStates.failing }, globals: { viewport: { value: 'xs' } } }

/** Neither a discount nor a short text: the stub says what it is. */
export const WithoutValue: Story = { args: { coupon: couponStates.withoutValue } }

/** Not seen for six months: offered quietly. */
export const Unconfirmed: Story = { args: { coupon: couponStates.unconfirmed } }

/** The same for a deal. */
export const UnconfirmedDeal: Story = { args: { coupon: couponStates.unconfirmedDeal } }

/** Stamped with the word. Networks forbid to reveal what cannot be used. */
export const Expired: Story = { args: { coupon: couponStates.expired } }

/** A title longer than two lines is cut; a word longer than the line is broken. */
export const LongTitle: Story = { args: { coupon: couponStates.longWords } }

/** The link has no target, so it leads to the page that says so and opens no tab. */
export const InvalidLink: Story = { args: { coupon: couponStates.invalidLink } }

/** No programme leads to the merchant: the click ends on our own page, and the button does not say otherwise. */
export const WithoutProgramme: Story = { args: { coupon: couponStates.unlinkedDeal } }

/** On pages of more than one merchant the ticket says whose it is, by name and initial: merchants come without a logo. */
export const OfAMerchant: Story = { args: { coupon: couponStates.code, showsMerchant: true } }

/** The seam, the torn corner and the arrows mirror; the characters of a code do not. */
export const RightToLeft: Story = {
  args: { coupon: couponStates.code, showsMerchant: true },
  globals: { site: 'main-ae' },
}

/** On a phone the value and the button share the first line. */
export const OnAPhone: Story = { args: { coupon: couponStates.code }, globals: { viewport: { value: 'xs' } } }

/** In the dark. */
export const InTheDark: Story = { args: { coupon: couponStates.endingSoon }, globals: { scheme: 'dark' } }

/** The terms open under the ticket, by a click or from the keyboard, without a script. */
export const DetailsOpen: Story = {
  args: { coupon: couponStates.code },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const terms = canvas.getByText('One use per customer. Not with other offers.')
    await expect(terms).not.toBeVisible()
    await userEvent.click(canvasElement.querySelector('summary') ?? canvasElement)
    await expect(terms).toBeVisible()
  },
}

/** Without terms of its own the word leads to the coupon's page. */
export const WithoutTerms: Story = { args: { coupon: { ...couponStates.code, promotionDetail: '', terms: [] } } }

/** On a site without pages of single coupons nothing leads there. */
export const WithoutOwnPage: Story = {
  args: { coupon: { ...couponStates.code, promotionDetail: '', terms: [] } },
  globals: { site: 'main-np' },
}

/** The terms in full, as the network gives them. */
export const TermsInFull: Story = {
  args: { coupon: couponStates.inFull },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('summary') ?? canvasElement)
    await expect(canvas.getByRole('heading', { level: 4, name: 'Left out' })).toBeVisible()
  },
}

/** This visitor has opened its code: it is here, with a way to copy it, and the ticket is as large as before. */
export const Opened: Story = {
  args: { coupon: couponStates.code },
  render: (args) => (
    <OpenedCouponsContext value={openedCoupons(1, 'NIMBUS20')}>
      <CouponTicket {...args} />
    </OpenedCouponsContext>
  ),
}

/** This visitor has saved it: the filled icon says so, to those who listen as "pressed". */
export const Saved: Story = {
  args: { coupon: couponStates.code },
  render: (args) => (
    <KeptContext value={saved}>
      <CouponTicket {...args} />
    </KeptContext>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { saveOffer } = resolveMessages(readLanguage(canvasElement))
    await expect(canvas.getByRole('button', { name: saveOffer, pressed: true })).toBeVisible()
  },
}

/** They have said that it worked. */
export const OpenedAndWorked: Story = {
  args: { coupon: couponStates.code },
  render: (args) => (
    <OpenedCouponsContext value={openedCoupons(1, 'NIMBUS20', 'yes')}>
      <CouponTicket {...args} />
    </OpenedCouponsContext>
  ),
}

/** A longer code is cut, and copied whole. They have said that it did not work. */
export const OpenedAndFailed: Story = {
  args: { coupon: couponStates.unconfirmed },
  render: (args) => (
    <OpenedCouponsContext value={openedCoupons(10, 'WELCOME-TO-NIMBUS-20', 'minimum')}>
      <CouponTicket {...args} />
    </OpenedCouponsContext>
  ),
}

/** From right to left, on a phone. */
export const OpenedRightToLeft: Story = {
  ...OpenedAndWorked,
  globals: { site: 'main-ae', viewport: { value: 'xs' } },
}
