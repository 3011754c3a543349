import { expect, it } from 'vitest'
import { describeConditions } from '../../messages/describeConditions.ts'
import { findConditions } from './findConditions.ts'

it.each([
  ['10% off orders over £50', { leastBasket: { amount: 50, currency: 'GBP' } }],
  [
    'For new customers, on purchases of at least $1,250.50',
    { leastBasket: { amount: 1250.5, currency: 'USD' }, audience: 'new-customers' },
  ],
  ['First-time users only', { audience: 'new-customers' }],
  ['Students save', { audience: 'students' }],
  ['10% off everything', {}],
  ['Orders over £0', {}],
])('%s', (text, conditions) => {
  expect(findConditions(text)).toEqual(conditions)
})

it.each([
  ['en-GB', ['Over £50', 'New customers', 'In store']],
  ['de-DE', ['Ab 50 £', 'Neukunden', 'In der Filiale']],
  ['ja-JP', ['50英国ポンド以上', '新規のお客様', '店頭のみ']],
])('are said in the language of the site: %s', (language, labels) => {
  const conditions = {
    leastBasket: { amount: 50, currency: 'GBP' },
    audience: 'new-customers',
    where: 'in-store',
  } as const
  const said = describeConditions(conditions, { language }).map((label) => label.replaceAll(/\s/g, ' '))
  expect(said).toEqual(labels)
})
