import { parseFormAnswer } from '@clipfront/page-data/forms'
import { buildWireForm } from '@clipfront/page-data/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShopperForm } from './ShopperForm.tsx'

type Given = Parameters<typeof buildWireForm>

const build = (...given: Given) => parseFormAnswer({ form: buildWireForm(...given) })

/** The form with what was sent, and what is wrong with it. */
function buildWrong(
  name: Given[0],
  sent: Record<string, string>,
  issues: Record<string, 'missing' | 'invalid' | 'past'>,
) {
  const fields = (buildWireForm(name).fields ?? []).map((field) =>
    Object.assign(field, { value: sent[field.name], issue: issues[field.name] }),
  )
  return build(name, { fields })
}

const meta = {
  title: 'Forms/Form of shoppers',
  component: ShopperForm,
  args: { form: build('submission'), back: '/stores/nimbus-shoes' },
} satisfies Meta<typeof ShopperForm>
export default meta

type Story = StoryObj<typeof meta>

/** A code for an editor to look at: on a page of its own, where it is a plain form. */
export const Submission: Story = {}

export const Review: Story = { args: { form: build('review') } }

/** New offers of a merchant, or a newsletter: what is sent and how often is said before. */
export const Subscribe: Story = { args: { form: build('subscribe') } }

/** As the server sends it back: its values, what is wrong above them and at each field. */
export const WrongFields: Story = {
  args: {
    form: buildWrong(
      'submission',
      { code: 'ask at the till', title: '', ends_on: '2026-01-31' },
      { code: 'invalid', title: 'missing', ends_on: 'past' },
    ),
  },
}

/** No star was chosen. */
export const NoRating: Story = {
  args: { form: buildWrong('review', { rating: '', body: 'It came in a day.' }, { rating: 'missing' }) },
}

/** Sent by a program, or sooner than anybody writes: nobody is refused for it. */
export const OnceMore: Story = { args: { form: build('review', { state: 'held' }) } }

/** Too much came from this connection, or the server was away: the page that answers has all that was typed. */
export const BusyWithoutScript: Story = {
  args: { form: buildWrong('review', { rating: '4', body: 'It came in a day.' }, {}), status: 'busy' },
}

export const FailedWithoutScript: Story = { args: { form: build('subscribe'), status: 'failed' } }

export const Taken: Story = { args: { form: build('review', { state: 'taken' }) } }

const inDialog = { form: build('subscribe'), onSubmit: () => {}, onClose: () => {}, headingLevel: 2 } as const

/** In a dialog it can be closed. */
export const Sending: Story = { args: { ...inDialog, status: 'sending' } }

export const Offline: Story = { args: { ...inDialog, status: 'offline' } }

export const Failed: Story = { args: { ...inDialog, status: 'failed' } }

export const TooMany: Story = { args: { ...inDialog, status: 'busy' } }

export const WrongInDialog: Story = {
  args: { ...inDialog, form: buildWrong('subscribe', { address: 'mia@example' }, { address: 'invalid' }) },
}

export const TakenInDialog: Story = { args: { ...inDialog, form: build('subscribe', { state: 'taken' }) } }

/** In the dark. */
export const InTheDark: Story = { args: { form: build('review') }, globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { args: WrongFields.args ?? {}, globals: { site: 'main-ae' } }
