import { array, assert, constantFrom, property } from 'fast-check'
import { expect, it } from 'vitest'
import type { Discount } from '../discount/Discount.ts'
import { discountRules, signsIn } from './discountRules.ts'
import { findDiscount } from './findDiscount.ts'

const percent = (value: number, upTo = false): Discount => ({ kind: 'percent', percent: value, upTo })
const money = (amount: number, currency = 'USD', upTo = false): Discount => ({ kind: 'money', amount, currency, upTo })
const price = (amount: number, was: number | null = null, currency = 'USD'): Discount => ({
  kind: 'price',
  amount,
  was,
  currency,
  from: false,
})

it.each<[string, Discount | null]>([
  ['Acorn | 50% off', percent(50)],
  ['5O% off for the weekend', percent(50)],
  ['49.5% off', percent(49.5)],
  ['4,5% rabat', percent(4.5)],
  ['10 % auf Möbel', percent(10)],
  ['10 % på møbler', percent(10)],
  ['10 % sobre muebles', percent(10)],
  ['10 - 15 % rabat', percent(15, true)],
  ['Various savings from 10-40%', percent(40, true)],
  ['Acorn Desktop 19 - 25% Off', percent(25)],
  ['Upto 67% OFF on lifetime plan', percent(67, true)],
  ['Save up to 50% on any plan', percent(50, true)],
  ['80%+ OFF pay once', percent(80)],
  ['(> 50% off)', percent(50)],
  ['~60% off', percent(60)],
  ['20% Black Friday off on all products', percent(20)],
  ['40% LIFETIME OFF', percent(40)],
  ['Save 45% on first year', percent(45)],
  ['50% with code', percent(50)],
  ['35% on the first year', percent(35)],
  ['compress pictures by up to 80% to save space – 20% off first year', percent(20)],
  ['100% private notes, 30% off', percent(30)],
  ['Up to 50 percent off sitewide', percent(50, true)],
  ['15 pct off', percent(15)],
  ['Already discounted 75%, till Monday', percent(75)],
  ['Discounted by up to 30 per cent', percent(30, true)],
  ['Tüm ürünlerde %20 indirim', percent(20)],
  ['20 % de réduction', percent(20)],
  ['50% de descuento', percent(50)],
  ['全品20％オフ', percent(20)],
  ['a%20b', null],
  ['20% off & free shipping', percent(20)],
  ['E-books $6.99 (> 50% off)', percent(50)],
  ['30% of the proceeds go to the trees', null],
  ['20$ off', money(20)],
  ['$100 off', money(100)],
  ['US$ 10 OFF on Nov 28th', money(10)],
  ['Save up to 50€', money(50, 'EUR', true)],
  ['£15 off orders over £75', money(15, 'GBP')],
  ['Get $3 back when you spend $30', money(3)],
  ['$19.99 from $29.99 lifetime', price(19.99, 29.99)],
  ['~~$149~~ $49', price(49, 149)],
  ['$20 → $10', price(10, 20)],
  ['$42/Year -> $36/Year', price(36, 42)],
  ['Yearly plan: $9.99', price(9.99)],
  ['$21.99 with free shipping', price(21.99)],
  ['A tree for $0.99, with free water', price(0.99)],
  ['A tree for just $1,250.50', price(1250.5)],
  ['Free trees for a year, then for $9', { kind: 'free' }],
  ['A tablet worth $199 to win', null],
  ['$200 in Oak Cloud credits', { kind: 'other', text: '$200 in Oak Cloud credits' }],
  ['A $1,000 credit', { kind: 'other', text: '$1,000 credit' }],
  ['A year of trees (normally $9/year)', null],
  ['Gives you $250 each year', null],
  ['No fees on your first $1,000', null],
  ['Buy one get one free burger', { kind: 'bundle', buy: 1, get: 1, saving: { kind: 'percent', percent: 100 } }],
  ['Buy 1 oak pot, get 1 free', { kind: 'bundle', buy: 1, get: 1, saving: { kind: 'percent', percent: 100 } }],
  ['3 for 2 on pillows', { kind: 'bundle', buy: 2, get: 1, saving: { kind: 'percent', percent: 100 } }],
  ['100% FREE until Dec 3rd', { kind: 'free' }],
  ['Acorn Photo | Free', { kind: 'free' }],
  ['250$ Oak Gift Card', { kind: 'gift' }],
  ['Free delivery on all trees', { kind: 'free-delivery' }],
  ['A hands-free, ad-free player', null],
  [
    'Cloud oaks. No free tier, plans from €3.99',
    { kind: 'price', amount: 3.99, was: null, currency: 'EUR', from: true },
  ],
  ['Oaks for hire, without a free plan', null],
  ['Free tier discontinued in May', null],
  ['The free plan has been removed', null],
  ['5% + $0.50 for each tree', null],
  ['$0.002 for each leaf', null],
  ['For shops with less than $5 million in sales', null],
  ['For growers under $100,000 in annual revenue', null],
  ['$9K off oak planks', money(9000)],
  [
    'Up to $100K in B2 Oak Cloud Storage credits',
    { kind: 'other', text: 'Up to $100K in B2 Oak Cloud Storage credits' },
  ],
  ['$50,000/year in credits for growers', { kind: 'other', text: '$50,000/year in credits' }],
  ['$250 credit. First tree free, then 30% off', { kind: 'other', text: '$250 credit' }],
  ['Free trees and a $250 credit', { kind: 'free' }],
  ['Oak sale (free shipping $75+)', { kind: 'free-delivery' }],
  ['Oak table [$18.41, free delivery on orders over $25]', price(18.41)],
  ['Saw and axe ($235 after combo discount)', price(235)],
  ['Saw ($184.99 - $15 rebate) = $169.99', price(169.99)],
  ['$65 [$110-$15=$95-$30 rebate=$65]', price(65)],
  ['$12 for $24 of acorns', price(12)],
  ['Spend 10 and get any tree (worth up to $14) free!', { kind: 'free' }],
  ['Get up to €36,000 for trees, and free advice', { kind: 'free' }],
  ['Saw - $170 after rebate, free axe & gloves', price(170)],
  ['Saw for $18.99 (original price $50)', price(18.99, 50)],
  ['Saw $19.99 (originally $65!)', price(19.99, 65)],
  ['Planks: $10 each or 3 for $25', price(10)],
  ['10 dollars off oak', money(10)],
  ['40% everything in store', percent(40)],
  ['Free trees for everybody at $5 a month', { kind: 'free' }],
  ['30 Øre/L', null],
  ['', null],
])('%s', (text, discount) => {
  expect(findDiscount(text)).toEqual(discount)
})

const SCRAP =
  'save |up to |off| for |get |was |free |credits | discounted |with |10|5.50|20-|30%| %|$|€|₺| kr| kr.|USD |EUR| GBP|DKK|TL| TL|→|~~| back|('.split(
    '|',
  )

it('a rule that is left out for want of its sign would have found nothing', () => {
  assert(
    property(array(constantFrom(...SCRAP, '|'), { maxLength: 8 }), (parts) => {
      const text = parts.join('')
      const has = signsIn(text)
      const missed = discountRules.filter(({ needs, pattern }) => needs && !has[needs] && pattern.test(text))
      expect([text, missed.map(({ pattern }) => pattern.source)]).toEqual([text, []])
    }),
  )
})
