import type { AssistantMessages } from './AssistantMessages.ts'

/** In the words of the language's two great markets. */
export const enAssistant = ({ codes, shop }: { codes: string; shop: string }): AssistantMessages => ({
  heading: 'Ask about offers',
  intro: (site) => `Answers come from what ${site} lists today: ${codes}, deals and their conditions.`,
  personal: 'Please send no personal data. We store neither questions nor answers.',
  writers: {
    model: 'A language model of another company writes the answers: your questions are sent to it. It may be wrong.',
    catalog: 'No language model is asked: the answers are put together from the catalog.',
  },
  examplesHeading: 'For example',
  examples: (basket) => ['Which offers end today?', `What saves me most on ${basket}?`, `How are the ${codes} tested?`],
  examplesOf: (merchant, basket) => [
    `What is the best offer of ${merchant}?`,
    `I spend ${basket} at ${merchant}. What works?`,
    `Is there free delivery at ${merchant}?`,
  ],
  panel: {
    label: 'Your question',
    missing: 'Write a question.',
    send: 'Ask',
    stop: 'Stop',
    again: 'Ask again',
    clear: 'Begin anew',
    asked: 'You asked',
    answered: 'Answer',
    waiting: 'Looking through the offers …',
    by: {
      model: `Written by a language model. What counts is what the ${shop} says.`,
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
    busy: (minute, day) => `At most ${minute} questions a minute and ${day} a day are answered here.`,
    later: (when) => `Go on ${when}.`,
    broken: 'The answer broke off. Ask again for all of it.',
    stopped: 'You stopped the answer.',
  },
  privacy: {
    heading: 'Questions to the assistant',
    text: 'What you ask is answered from our catalog and not stored. Where a language model of another company writes the answer, which is said before your first question, it gets that question and the ones before it, and neither your address nor anything else of you.',
  },
})
