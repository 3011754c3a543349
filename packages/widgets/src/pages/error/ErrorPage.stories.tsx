import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPage, buildWireCoupon } from '@clipfront/page-data/testing'
import { inSiteLayout } from '../../testing/inSiteLayout.tsx'
import { merchants, samplePages } from '../../testing/samplePages.ts'
import { ErrorPage } from './ErrorPage.tsx'

const meta = {
  title: 'Pages/Error',
  component: ErrorPage,
  decorators: [inSiteLayout],
  parameters: { frame: 'page', url: '/stores/nowhere' },
} satisfies Meta<typeof ErrorPage>
export default meta

type Story = StoryObj<typeof meta>

const [nimbus, ...others] = merchants
const mistyped = buildPage('error', {
  message: '',
  merchant: nimbus ? { merchant: nimbus, best_coupon: buildWireCoupon() } : null,
  suggestions: others,
})

/** The address leads nowhere. */
export const NotFound: Story = { args: { page: samplePages.error } }

/** The address nearly has the name of a merchant. */
export const Mistyped: Story = { args: { page: mistyped }, parameters: { url: '/stores/nimbus-shoe' } }

/** The offer’s address was missing or changed. */
export const Forbidden: Story = {
  args: { page: { ...buildPage('error', { message: '', suggestions: [] }), code: 403 } },
  parameters: { url: '/stores/nimbus-shoes' },
}

/** More than people send; later it works again. */
export const TooMany: Story = { args: { page: { ...samplePages.error, code: 429 } } }

/** Removed for good. */
export const Gone: Story = { args: { page: { ...samplePages.error, code: 410 } } }

/** Our own fault, with nothing known that would help. */
export const Broken: Story = { args: { page: { ...buildPage('error', { message: '', suggestions: [] }), code: 500 } } }

/** The connection failed: no number, since none was sent. */
export const NoConnection: Story = {
  args: { page: { ...buildPage('error', { message: '', suggestions: [] }), code: 502 } },
}

/** The API said what is wrong. */
export const WithItsOwnMessage: Story = { args: { page: buildPage('error') } }

const unsent = buildPage('error', { message: '', suggestions: [], is_vote: true })

/** A vote that could not be sent: the way back to its page. */
export const VoteNotSent: Story = { args: { page: { ...unsent, code: 503 } } }

/** A vote on an offer that has ended meanwhile. */
export const VoteOnEnded: Story = { args: { page: { ...unsent, code: 410 } } }

/** A form that could not be passed on: all of it is sent once more. */
export const FormNotSent: Story = {
  args: {
    page: { ...buildPage('error', { message: '', suggestions: [] }), code: 502 },
    extraData: { resend: { path: '/api/form/review', fields: [{ name: 'body', value: 'It came in a day.' }] } },
  },
}

/** In the dark. */
export const InTheDark: Story = { args: { page: samplePages.error }, globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { args: { page: samplePages.error }, globals: { site: 'main-ae' } }
