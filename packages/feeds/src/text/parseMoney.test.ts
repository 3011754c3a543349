import { expect, it } from 'vitest'
import { parseMoney } from './parseMoney.ts'

it.each<[string, string, number, string | null]>([
  ['$9.99', 'en', 9.99, 'USD'],
  ['1.999,-', 'de', 1999, 'EUR'],
  ['49:-', 'sv', 49, 'SEK'],
  ['199.20₽', 'ru', 199.2, 'RUB'],
  ['USD 7.79', 'zh-Hant', 7.79, 'USD'],
  ['₺249,99', 'tr', 249.99, 'TRY'],
  ['₺1.299,99', 'tr', 1299.99, 'TRY'],
  ['£1,299', 'en', 1299, 'GBP'],
  ['30$', 'en', 30, 'USD'],
  ['24,95 €', 'de', 24.95, 'EUR'],
  ['1.299,00 kr.', 'da', 1299, 'DKK'],
  ['¥6.00', 'zh-Hans', 6, 'CNY'],
  ['¥600', 'ja', 600, 'JPY'],
  ['$139.99,', 'en', 139.99, 'USD'],
  ['Free', 'en', 0, null],
  ['免費', 'zh-Hant', 0, null],
])('%s (%s)', (text, language, amount, currency) => {
  expect(parseMoney(text, language)).toEqual({ amount, currency })
})

it.each(['', 'Tilbud', '30 Øre/L or so', 'from $5 to $9'])('%j is not one amount', (text) => {
  expect(parseMoney(text)).toBeUndefined()
})
