import type { WireAssistant } from '../assistant/parseAssistant.ts'

/** The assistant as page-api sends it. */
export function buildWireAssistant(more: Partial<WireAssistant> = {}): WireAssistant {
  return {
    by_model: false,
    longest: 500,
    merchant_id: 7,
    path: '/stores/nimbus-shoes',
    heading: 'Ask about offers',
    intro: [
      'Answers come from what the site lists today: codes, deals and their conditions.',
      'No language model is asked: the answers are put together from the catalog.',
      'Please send no personal data. Neither questions nor answers are stored.',
    ],
    examples: [
      'What is the best offer of Nimbus Shoes?',
      'I spend £100 at Nimbus Shoes. What works?',
      'Is there free delivery at Nimbus Shoes?',
    ],
    words: {
      examples: 'For example',
      label: 'Your question',
      missing: 'Write a question.',
      long: 'At most 500 characters have room here.',
      send: 'Ask',
      stop: 'Stop',
      again: 'Ask again',
      clear: 'Begin anew',
      asked: 'You asked',
      answered: 'Answer',
      waiting: 'Looking through the offers …',
      by: {
        model: 'Written by a language model. What counts is what the shop says.',
        catalog: 'Put together from the catalog.',
      },
      why: {
        limit: 'The language model has answered enough for today: this is the catalog’s own answer.',
        unavailable: 'The language model cannot be reached: this is the catalog’s own answer.',
        unsure: 'The language model wrote something that the catalog does not hold: this is the catalog’s own answer.',
      },
      offers: 'Offers',
      links: 'Pages',
      offline: 'You are offline. The question is asked as soon as you are back.',
      failed: 'There is no answer now. Try again.',
      busy: 'At most 10 questions a minute and 200 a day are answered here.',
      later: 'Go on {when}.',
      broken: 'The answer broke off. Ask again for all of it.',
      stopped: 'You stopped the answer.',
      back: 'Back to the page',
      close: 'Close',
    },
    privacy: { label: 'Privacy', path: '/privacy' },
    ...more,
  }
}
