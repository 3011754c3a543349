import { type Answer, appendLine, parseAnswerLine, parseAssistant } from '@clipfront/page-data/assistant'
import { buildWireAssistant } from '@clipfront/page-data/testing'

const offer = (id: number, more: object) => ({
  id,
  kind: 'code',
  title: '20% off your first pair',
  discount: { kind: 'percent', percent: 20 },
  merchant: { id: 7, slug: 'nimbus-shoes', name: 'Nimbus Shoes', tint: 4 },
  path: `/coupons/${id}`,
  key_terms: ['New customers', 'Full-price pairs'],
  ...more,
})

const lines = {
  text: {
    kind: 'text',
    text: 'Four live offers at Nimbus Shoes. On £80 the first one saves £16 if its terms fit. Those that failed when last tested are further down.',
  },
  offers: {
    kind: 'offers',
    offers: [
      offer(1, {
        outcome: { applies: true, saved: 16, text: 'Saves £16, you pay £64' },
        health: { outcome: 'worked', text: 'Last tested 20 November 2026: it worked' },
      }),
      offer(2, {
        kind: 'deal',
        title: 'Free delivery on every order of the week, whatever is in it and wherever it goes',
        discount: { kind: 'free-delivery' },
        key_terms: [],
        outcome: { applies: true, saved: null, text: 'Saves the delivery charge' },
        health: { outcome: null, text: 'Not tested yet' },
      }),
      offer(4, {
        title: '40% off sandals',
        discount: { kind: 'percent', percent: 40 },
        key_terms: [],
        outcome: { applies: true, saved: 32, text: 'Would save £32' },
        health: {
          outcome: 'failed',
          text: 'Last tested 19 November 2026: it did not work; worked for 5 of 21 shoppers lately',
        },
      }),
      offer(3, {
        title: '£30 off orders over £120',
        discount: { kind: 'money', amount: 30, currency: 'GBP' },
        outcome: { applies: false, saved: null, text: '£40 short of the minimum of £120' },
      }),
    ],
  },
  links: {
    kind: 'links',
    links: [
      { name: 'Nimbus Shoes', path: '/stores/nimbus-shoes', live_coupons: 3 },
      { name: 'Fern & Field', path: '/stores/fern-and-field', live_coupons: 0 },
      { name: 'How we test', path: '/how-we-test' },
    ],
  },
  end: { kind: 'end', by: 'catalog' },
}

function put(...given: object[]): Answer | null {
  return given.reduce<Answer | null>((all, line) => appendLine(all, parseAnswerLine(JSON.stringify(line))), null)
}

/** Answers as a server streams them, whole and in part. */
export const answers = {
  begun: put(lines.text),
  whole: put(lines.text, lines.offers, lines.links, lines.end),
  byModel: put(
    { kind: 'text', text: 'The code for 20% off your first pair was tested three hours ago.' },
    { kind: 'text', text: '\n\nIt is for new customers, and for pairs at full price.' },
    { kind: 'offers', offers: [offer(1, {})] },
    { kind: 'end', by: 'model' },
  ),
  unsure: put({ kind: 'text', text: 'Use FAKE99.' }, { kind: 'replace' }, lines.text, lines.links, {
    kind: 'end',
    by: 'catalog',
    why: 'unsure',
  }),
}

export const assistant = (...given: Parameters<typeof buildWireAssistant>) =>
  parseAssistant({ assistant: buildWireAssistant(...given) })
