import type { AssistantMessages } from './AssistantMessages.ts'

/** In the words of the language's two great markets. */
export const enAssistant = ({ codes, shop }: { codes: string; shop: string }): AssistantMessages => ({
  heading: 'Ask about offers',
  intro: (site) => `Answers come from what ${site} lists today: ${codes}, deals and their terms.`,
  personal: 'Please do not send personal data. We do not store questions or answers.',
  writers: {
    model: 'Another company’s language model writes the answers, so your questions are sent to it. It may be wrong.',
    catalog: 'No language model is used: answers come straight from our listings.',
  },
  examplesHeading: 'For example',
  examples: (basket) => ['Which offers end today?', `What saves me most on ${basket}?`, `How are the ${codes} tested?`],
  examplesOf: (merchant, basket) => [
    `What is the best offer at ${merchant}?`,
    `I spend ${basket} at ${merchant}. What works?`,
    `Is there free delivery at ${merchant}?`,
  ],
  panel: {
    label: 'Your question',
    missing: 'Write a question.',
    send: 'Ask',
    stop: 'Stop',
    again: 'Ask again',
    clear: 'Start over',
    asked: 'You asked',
    answered: 'Answer',
    waiting: 'Looking through the offers …',
    by: {
      model: `Written by a language model. The ${shop}’s own terms apply.`,
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
    busy: (minute, day) => `You can ask up to ${minute} questions a minute and ${day} a day.`,
    later: (when) => `Try again ${when}.`,
    broken: 'The answer was cut off. Ask again to see all of it.',
    stopped: 'You stopped the answer.',
  },
  privacy: {
    heading: 'Questions to the assistant',
    text: 'We answer your questions from our listings and do not store them. If another company’s language model writes the answer, which we say before your first question, it gets that question and the ones before it, but neither your address nor anything else about you.',
  },
})
