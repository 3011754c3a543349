import { describe, expect, it } from 'vitest'
import { FeedRecord } from '../fields/FeedRecord.ts'
import { discountFromGoogle } from './google.ts'

describe('the type of a promotion', () => {
  const amounts = {
    percent_off: '25%',
    money_off_amount: '1,015.50 GBP',
    buy_this_quantity: '2',
    get_this_quantity_discounted: '1',
    free_gift_description: 'Acorn',
    free_gift_value: 'GBP 5',
  }
  const money = { kind: 'money', amount: 1015.5, currency: 'GBP' }
  const percent = { kind: 'percent', percent: 25 }
  const gift = { kind: 'gift', item: 'Acorn', value: { amount: 5, currency: 'GBP' } }

  it.each([
    ['MONEY_OFF', { ...money, upTo: false }],
    ['PERCENT_OFF', { ...percent, upTo: false }],
    ['BUY_M_GET_N_MONEY_OFF', { kind: 'bundle', buy: 2, get: 1, saving: money }],
    ['BUY_M_GET_N_PERCENT_OFF', { kind: 'bundle', buy: 2, get: 1, saving: percent }],
    ['BUY_M_GET_MONEY_OFF', { kind: 'bundle', buy: 2, get: null, saving: money }],
    ['BUY_M_GET_PERCENT_OFF', { kind: 'bundle', buy: 2, get: null, saving: percent }],
    ['FREE_GIFT', gift],
    ['FREE_GIFT_WITH_VALUE', gift],
    ['FREE_GIFT_WITH_ITEM_ID', gift],
    ['FREE_SHIPPING_STANDARD', { kind: 'free-delivery' }],
    ['FREE_SHIPPING_TWO_DAY', { kind: 'free-delivery', speed: 'two-day' }],
    ['FREE_SHIPPING_OVERNIGHT', { kind: 'free-delivery', speed: 'overnight' }],
  ])('%s', (type, discount) => {
    for (const written of [type, type.toLowerCase(), type.replaceAll('_', ' ')])
      expect(discountFromGoogle(FeedRecord.from({ ...amounts, coupon_value_type: written }))).toEqual(discount)
  })

  it.each<[string, object, object | null]>([
    ['of percent', { percent_off: '20' }, { kind: 'percent', percent: 20, upTo: false }],
    ['of money', { money_off_amount: '5 EUR' }, { kind: 'money', amount: 5, currency: 'EUR', upTo: false }],
    [
      'of several',
      { percent_off: '100', buy_this_quantity: '3' },
      { kind: 'bundle', buy: 3, get: null, saving: { kind: 'percent', percent: 100 } },
    ],
    ['of delivery', { free_shipping: 'free_shipping_overnight' }, { kind: 'free-delivery', speed: 'overnight' }],
    ['of delivery, said so', { free_shipping: 'yes' }, { kind: 'free-delivery' }],
    ['of delivery, denied', { free_shipping: 'no' }, null],
    ['of a gift', { free_gift_item_id: 'X1' }, { kind: 'gift' }],
    [
      'of a price',
      { promotion_price: '9.99 USD' },
      { kind: 'price', amount: 9.99, currency: 'USD', was: null, from: false },
    ],
    ['of money without its currency', { money_off_amount: '15.00' }, null],
    ['of money in what is no currency', { money_off_amount: '15.00 OFF' }, null],
    ['of no money', { money_off_amount: '0.00 GBP' }, null],
    ['of too much money', { money_off_amount: `${'9'.repeat(40)} GBP` }, null],
    ['of too many percent', { coupon_value_type: 'percent_off', percent_off: '120' }, null],
    ['of several, without how many', { coupon_value_type: 'buy_m_get_n_percent_off', percent_off: '50' }, null],
    ['that leaves it to the words', { coupon_value_type: 'no_structured_data' }, null],
    ['that nobody knows', { coupon_value_type: '__proto__' }, null],
  ])('is told by its fields: %s', (_, fields, discount) => {
    expect(discountFromGoogle(FeedRecord.from(fields))).toEqual(discount)
  })
})
