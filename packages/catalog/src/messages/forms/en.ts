import type { FormMessages } from './FormMessages.ts'

/** In the words of the language's two great markets. */
export const enForms = ({ code, shop }: { code: string; shop: string }): FormMessages => ({
  submission: (merchant) => ({
    heading: `Send in a ${code} for ${merchant}`,
    intro: ['An editor looks at it before anybody else can see it. Who sent it is not stored.'],
    submit: 'Send the code',
    taken: 'An editor looks at the code now. If it can be used, it will appear on the page.',
  }),
  review: (merchant) => ({
    heading: `Review ${merchant}`,
    intro: ['An editor reads it before anybody else can. Only what you write here is stored.'],
    submit: 'Send the review',
    taken: `An editor reads your review now. It will appear on the page if it is about the ${shop}.`,
  }),
  alerts: (merchant) => ({
    heading: `New offers of ${merchant} by email`,
    intro: [
      `An email when there are new offers of ${merchant}, at most one a day.`,
      'First we send a link to confirm the address: nothing else comes before it was followed. Every email has a link that ends it.',
    ],
    submit: 'Send me new offers',
    taken:
      'An email is on its way to this address. The link in it confirms the request; before that nothing else is sent.',
  }),
  newsletter: (site) => ({
    heading: `The newsletter of ${site}`,
    intro: [
      'The best new offers, once a week.',
      'First we send a link to confirm the address: nothing else comes before it was followed. Every email has a link that ends it.',
    ],
    submit: 'Send me the newsletter',
    taken:
      'An email is on its way to this address. The link in it confirms the request; before that nothing else is sent.',
  }),
  code: {
    label: 'Code',
    hint: 'As it is typed at the checkout.',
    missing: 'Enter the code.',
    invalid: 'Enter the code alone: 2 to 40 letters, digits and signs, without spaces.',
  },
  offer: {
    label: 'What it gives',
    hint: 'For example: 10% off shoes.',
    missing: 'Say what the code gives.',
    invalid: 'Say it in words, three characters at least.',
  },
  endsOn: {
    label: 'Last day',
    hint: 'If you know it.',
    invalid: 'Enter a date within the next three years, or leave it empty.',
    past: 'This day is over. Enter one that is not, or leave it empty.',
  },
  rating: { label: 'Your rating', missing: 'Choose one to five stars.' },
  ratings: ['1 star: poor', '2 stars: fair', '3 stars: all right', '4 stars: good', '5 stars: very good'],
  headline: { label: 'Headline' },
  body: { label: 'Your experience' },
  by: { label: 'Name', hint: 'As it will stand below the review.' },
  address: {
    label: 'Email address',
    missing: 'Enter your email address.',
    invalid: (example) => `Enter an address such as ${example}.`,
  },
  long: (most) => `At most ${most} characters have room here.`,
  optional: '(optional)',
  wrong: 'This could not be sent yet',
  held: 'Nothing has been sent yet, to keep programs out. Everything you wrote is here: please send it once more.',
  sending: 'Sending …',
  offline: 'You are offline. It is sent as soon as you are back.',
  failed: 'It could not be sent. Everything you wrote is here: try again.',
  busy: 'Too much was sent from your connection. Try again later.',
  takenHeading: 'Thank you',
  back: 'Back to the page',
  close: 'Close',
  trap: 'Leave this empty',
  privacy: {
    heading: 'Your email address',
    items: [
      `What for: only the emails that you ask for, the weekly one or new offers of a ${shop}. Nobody gets it but the service that delivers our emails, and it is used for nothing else.`,
      'Confirmed first: we send a link to confirm the address, and nothing else comes before it was followed. An address that is not confirmed is deleted after 8 days.',
      'For how long: until you end the emails by the link that each of them has. 30 days later the address is deleted. That an email was sent is stored for 30 days.',
      'To have it deleted at once: write to us from that address, as the page “Contact” says. All that belongs to it is deleted with it.',
    ],
  },
})
