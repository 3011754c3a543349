import { expect, it } from 'vitest'
import { describeConditions } from './describeCoupon.ts'

it.each([
  ['en-GB', ['From £50', 'New customers', 'In store', 'One use each']],
  ['de-DE', ['Ab 50 £', 'Neukunden', 'In der Filiale', 'Einmal je Person']],
  ['da-DK', ['Ved køb fra 50 £', 'Nye kunder', 'I butikken', 'Én gang pr. person']],
  ['ja-JP', ['50英国ポンド以上', '新規のお客様', '店頭のみ', 'お一人様1回']],
])('are said in the language of the site: %s', (language, labels) => {
  const conditions = {
    leastBasket: { amount: 50, currency: 'GBP' },
    audience: 'new-customers',
    where: 'in-store',
    uses: 1,
  } as const
  const described = describeConditions(conditions, { language }).map((label) => label.replaceAll(/\s/g, ' '))
  expect(described).toEqual(labels)
})
