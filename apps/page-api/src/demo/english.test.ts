import { expect, it } from 'vitest'
import { stringsIn } from '../import/testing/stringsIn.ts'
import { createSay } from './createSay.ts'
import { textsOf } from './testing/textsOf.ts'
import { american, british } from './english.ts'

const BRITISH =
  /\b(?:basket|litres?|metres?|colours?|grey|catalogue|favourites?|first shop|(?:at|of) the checkout|voucher code|tills?|postage|wardrobe|programme|parcels?|jumpers?|trousers)\b/i

it('says nothing British to Americans', () => {
  const say = createSay('en-US', 'USD', american.words)
  expect(
    [...stringsIn(american.merchants), ...textsOf(american.content)].map(say).filter((text) => BRITISH.test(text)),
  ).toEqual([])
})

it.each([
  ['en-US', 'USD', american],
  ['en-GB', 'GBP', british],
])('names what an order must come to so that it is not read as a price: %s', (language, currency, demo) => {
  const say = createSay(language, currency, demo.words)
  const terms = demo.merchants.flatMap(({ offers }) => offers.flatMap((offer) => (offer.terms ?? []).map(say)))
  expect(terms.filter((term) => /^From [$£][\d,.]+$/.test(term))).toEqual([])
  expect(terms.some((term) => /^Over [$£]\d/.test(term))).toBe(true)
})
