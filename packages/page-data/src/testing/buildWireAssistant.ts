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
      'Answers come from what the site lists today: codes, deals and their terms.',
      'No language model is used: answers come straight from our listings.',
      'Please send no personal data. Neither questions nor answers are stored.',
    ],
    examples: [
      'What is the best offer at Nimbus Shoes?',
      'I spend £100 at Nimbus Shoes. What works?',
      'Is there free delivery at Nimbus Shoes?',
    ],
    words: {
      examples: 'For example',
      label: 'Your question',
      missing: 'Write a question.',
      long: 'Use at most 500 characters.',
      send: 'Ask',
      stop: 'Stop',
      again: 'Ask again',
      clear: 'Start over',
      asked: 'You asked',
      answered: 'Answer',
      waiting: 'Looking through the offers …',
      by: {
        model: 'Written by a language model. The shop’s own terms apply.',
        catalog: 'Taken from our listings.',
      },
      why: {
        limit: 'The language model has reached its limit for today, so this answer comes from our listings.',
        unavailable: 'The language model cannot be reached, so this answer comes from our listings.',
        unsure: 'The language model wrote something we do not list, so this answer comes from our listings.',
      },
      offers: 'Offers',
      links: 'Pages',
      offline: 'You are offline. Your question will be sent once you are back.',
      failed: 'No answer right now. Try again.',
      busy: 'You can ask up to 10 questions a minute and 200 a day.',
      later: 'Go on {when}.',
      broken: 'The answer was cut off. Ask again to see all of it.',
      stopped: 'You stopped the answer.',
      back: 'Back to the page',
      close: 'Close',
    },
    privacy: { label: 'Privacy', path: '/privacy' },
    ...more,
  }
}
