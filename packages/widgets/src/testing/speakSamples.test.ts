import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { couponStates } from './couponStates.ts'
import { sampleTexts } from './messages/sampleTexts.ts'
import { siteIn } from './siteIn.ts'
import { speakSamples } from './speakSamples.ts'

it('samples speak the language of a site, with prices in its currency', () => {
  const { endingSoon, code } = couponStates
  expect(speakSamples(endingSoon, siteIn('de-DE'))).toMatchObject({
    title: '15\u00A0€ Rabatt ab 60\u00A0€, nur an diesem Wochenende',
    discount: { kind: 'money', amount: 15, currency: 'EUR' },
  })
  expect(speakSamples(endingSoon, siteIn('ja-JP'))).toMatchObject({
    title: '今週末限定、¥12,000以上で¥3,000引き'.replaceAll('¥', '￥'),
    discount: { amount: 3000, currency: 'JPY' },
  })
  expect(speakSamples(code, siteIn('ar-AE')).keyTerms[0]).toBe('للعملاء الجدد')
})

it('names, moments, elements and handlers stay as they are, and so does all of it in British English', () => {
  const { code } = couponStates
  expect(speakSamples(code, siteIn('en-GB'))).toEqual(code)
  const store = { title: 'Travel', subscribe: () => {} }
  const shown = { coupon: code, onAnswer: () => {}, at: new Date(0), store }
  const spoken = speakSamples(shown, siteIn('fr-FR'))
  expect([spoken.onAnswer, spoken.at]).toEqual([shown.onAnswer, shown.at])
  expect(spoken.store).toBe(store)
  expect(spoken.coupon).toMatchObject({ merchant: code.merchant, endsAt: code.endsAt, state: 'live' })
})

it('every language has each text, and each text is one of a sample', () => {
  const [first, ...others] = Object.values(sampleTexts).map((texts) => Object.keys(texts))
  for (const keys of others) expect(keys).toEqual(first)
  const files = globSync('*.ts', { cwd: import.meta.dirname }).map((file) => join(import.meta.dirname, file))
  const folder = join(import.meta.dirname, '../../../page-data/src/testing')
  const builders = globSync('**/*.ts', { cwd: folder }).map((file) => join(folder, file))
  const sources = [...files, ...builders].map((file) => readFileSync(file, 'utf8')).join('\n')
  expect(first?.filter((text) => !sources.includes(text))).toEqual([])
})
