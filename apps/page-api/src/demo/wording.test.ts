import { expect, it } from 'vitest'
import { stringsIn } from '../import/testing/stringsIn.ts'
import { demoMerchants } from './merchants.ts'
import { wordingFor } from './wording.ts'

const BRITISH =
  /\b(?:basket|litres?|metres?|colours?|grey|catalogue|favourites?|first shop|(?:at|of) the checkout|voucher code)\b/i

it('says nothing British to Americans', () => {
  const { say } = wordingFor('en-US', 'USD')
  expect(
    stringsIn(demoMerchants)
      .map(say)
      .filter((text) => BRITISH.test(text)),
  ).toEqual([])
})

it.each([
  ['en-US', 'USD'],
  ['en-GB', 'GBP'],
] as const)('names what an order must come to so that it is not read as a price: %s', (language, currency) => {
  const { say } = wordingFor(language, currency)
  const terms = demoMerchants.flatMap(({ offers }) => offers.flatMap((offer) => (offer.terms ?? []).map(say)))
  expect(terms.filter((term) => /^From [$£][\d,.]+$/.test(term))).toEqual([])
  expect(terms.some((term) => /^Over [$£]\d/.test(term))).toBe(true)
})
