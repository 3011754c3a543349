import type { FormMessages } from './FormMessages.ts'

/** In the words of the language's two great markets. */
export const enForms = ({ code, shop }: { code: string; shop: string }): FormMessages => ({
  submission: (merchant) => ({
    heading: `Submit a ${code} for ${merchant}`,
    intro: ['An editor checks it before anyone else can see it. We do not store who sent it.'],
    submit: 'Send the code',
    taken: 'An editor will check the code. If it works, it will appear on the page.',
  }),
  review: (merchant) => ({
    heading: `Review ${merchant}`,
    intro: ['An editor reads it before anyone else can. We store only what you write here.'],
    submit: 'Send the review',
    taken: `An editor will read your review. It will appear on the page if it is about the ${shop}.`,
  }),
  alerts: (merchant) => ({
    heading: `New ${merchant} offers by email`,
    intro: [
      `An email when ${merchant} has new offers, at most one a day.`,
      'First we send you a link to confirm your address, and nothing else until you follow it. Every email has an unsubscribe link.',
    ],
    submit: 'Send me new offers',
    taken: 'An email is on its way to you. Follow the link in it to confirm; until then we send nothing else.',
  }),
  newsletter: (site) => ({
    heading: `The ${site} newsletter`,
    intro: [
      'The best new offers, once a week.',
      'First we send you a link to confirm your address, and nothing else until you follow it. Every email has an unsubscribe link.',
    ],
    submit: 'Send me the newsletter',
    taken: 'An email is on its way to you. Follow the link in it to confirm; until then we send nothing else.',
  }),
  code: {
    label: 'Code',
    hint: 'As you would type it when you pay.',
    missing: 'Enter the code.',
    invalid: 'Enter only the code: 2 to 40 letters, digits or symbols, without spaces.',
  },
  offer: {
    label: 'What you get',
    hint: 'For example: 10% off shoes.',
    missing: 'Say what you get with the code.',
    invalid: 'Describe it in at least three characters.',
  },
  endsOn: {
    label: 'Last day',
    hint: 'If you know it.',
    invalid: 'Enter a date within the next three years, or leave it empty.',
    past: 'This day has passed. Enter a later one, or leave it empty.',
  },
  rating: { label: 'Your rating', missing: 'Choose one to five stars.' },
  ratings: ['1 star: poor', '2 stars: fair', '3 stars: all right', '4 stars: good', '5 stars: very good'],
  headline: { label: 'Headline' },
  body: { label: 'Your experience' },
  by: { label: 'Name', hint: 'As it will appear below the review.' },
  address: {
    label: 'Email address',
    missing: 'Enter your email address.',
    invalid: (example) => `Enter an address such as ${example}.`,
  },
  long: (most) => `Use at most ${most} characters.`,
  optional: '(optional)',
  wrong: 'Please check what you entered',
  held: 'Nothing has been sent yet: this check keeps bots out. Everything you wrote is still here, so please send it again.',
  sending: 'Sending …',
  offline: 'You are offline. It will be sent once you are back.',
  failed: 'It could not be sent. Everything you wrote is still here. Try again.',
  busy: 'Too much has been sent from your connection. Try again later.',
  takenHeading: 'Thank you',
  back: 'Back to the page',
  close: 'Close',
  trap: 'Leave this empty',
  privacy: {
    heading: 'Your email address',
    items: [
      `What for: only the emails you ask for, the weekly one or new offers from a ${shop}. Only the service that delivers our emails gets it, and it is used for nothing else.`,
      'Confirmed first: we send you a link to confirm your address, and nothing else until you follow it. An address that is not confirmed is deleted after 8 days.',
      'For how long: until you unsubscribe with the link in every email. The address is deleted 30 days later. We keep a record that an email was sent for 30 days.',
      'To have it deleted at once: write to us from that address (see “Contact”). Everything that belongs to it is deleted with it.',
    ],
  },
})
