import type { WireForm } from '../forms/parseFormAnswer.ts'

type WireField = NonNullable<WireForm['fields']>[number]

const field = (name: string, label: string, more: Partial<WireField> = {}): WireField => ({
  name,
  label,
  words: {
    missing: `Enter: ${label}.`,
    invalid: `Enter another: ${label}.`,
    long: 'Use at most 40 characters.',
  },
  ...more,
})

const FIELDS: Record<WireForm['name'], WireField[]> = {
  submission: [
    field('code', 'Code', { hint: 'As you would type it when you pay.' }),
    field('title', 'What you get', { hint: 'For example: 10% off shoes.' }),
    field('ends_on', 'Last day', { words: { past: 'This day is over.', invalid: 'Enter a date.' } }),
  ],
  review: [
    field('rating', 'Your rating', {
      options: ['poor', 'fair', 'all right', 'good', 'very good'].map((word, index) => ({
        value: `${index + 1}`,
        label: `${index + 1}: ${word}`,
      })),
    }),
    field('title', 'Headline'),
    field('body', 'Your experience'),
    field('by', 'Name', { hint: 'As it will appear below the review.' }),
  ],
  subscribe: [field('address', 'Email address')],
}

/** A form as page-api sends it. */
export function buildWireForm(name: WireForm['name'], more: Partial<WireForm> = {}): WireForm {
  return {
    name,
    state: 'open',
    stamp: 'a-stamp',
    wait_ms: 1000,
    today: '2026-11-20',
    merchant_id: 7,
    path: '/stores/nimbus-shoes',
    heading: `The form ${name}`,
    intro: ['What becomes of it.', 'Every email has a link that ends it.'],
    fields: structuredClone(FIELDS[name]),
    submit: 'Send it',
    words: {
      optional: '(optional)',
      wrong: 'Please check what you entered',
      held: 'Nothing has been sent yet: please send it once more.',
      sending: 'Sending …',
      offline: 'You are offline. It will be sent once you are back.',
      failed: 'It could not be sent. Try again.',
      busy: 'Too much was sent from your connection.',
      taken_heading: 'Thank you',
      taken: 'An editor looks at it now.',
      back: 'Back to the page',
      close: 'Close',
      trap: 'Leave this empty',
    },
    privacy: { label: 'Privacy', path: '/privacy' },
    ...more,
  }
}
