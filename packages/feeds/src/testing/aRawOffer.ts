import type { RawOffer } from '../draft/Draft.ts'

/** A record of Oak that says nothing; give what the test is about. */
export function aRawOffer(fields: Partial<RawOffer> = {}): RawOffer {
  return {
    name: 'Oak',
    text: '',
    isDescription: false,
    needsWorth: false,
    terms: '',
    links: ['https://www.oak.com/'],
    codes: [],
    discount: null,
    starts: null,
    ends: null,
    addedOn: null,
    year: null,
    category: '',
    source: 'feed',
    language: 'en',
    ...fields,
  }
}
