import { describe, expect, it } from 'vitest'
import { allMessages, type Language } from '../testing/allMessages.ts'
import { valueWords } from '../coupon-ticket/valueWords.ts'
import { createFormat } from './createFormat.ts'

const NOW = Date.parse('2026-11-20T12:00:00.000Z')
const HOUR_MS = 60 * 60 * 1000

/** Marks of direction are not seen, and no-break spaces look like spaces. */
const asSeen = (text: string) => text.replaceAll(/\p{Cf}/gu, '').replaceAll(/[\u00A0\u202F]/g, ' ')

interface Expected {
  number: string
  money: string
  day: string
  ago: string
  upTo: string
}

describe('what a site writes', () => {
  it.each<[Language, string, Expected]>([
    [
      'en-US',
      'USD',
      { number: '12,345', money: '$1,299.50', day: 'Nov 27', ago: '3 hours ago', upTo: 'Up to 20% off' },
    ],
    [
      'en-GB',
      'GBP',
      { number: '12,345', money: '£1,299.50', day: '27 Nov', ago: '3 hours ago', upTo: 'Up to 20% off' },
    ],
    [
      'de-DE',
      'EUR',
      { number: '12.345', money: '1.299,50 €', day: '27. Nov.', ago: 'vor 3 Stunden', upTo: 'Bis zu 20 % Rabatt' },
    ],
    [
      'fr-FR',
      'EUR',
      { number: '12 345', money: '1 299,50 €', day: '27 nov.', ago: 'il y a 3 heures', upTo: 'Jusqu’à 20 % de remise' },
    ],
    [
      'es-ES',
      'EUR',
      { number: '12.345', money: '1299,50 €', day: '27 nov', ago: 'hace 3 horas', upTo: 'Hasta 20 % de descuento' },
    ],
    [
      'da-DK',
      'DKK',
      { number: '12.345', money: '1.299,50 kr.', day: '27. nov.', ago: 'for 3 timer siden', upTo: 'Op til 20 % rabat' },
    ],
    ['ja-JP', 'JPY', { number: '12,345', money: '1,300円', day: '11月27日', ago: '3時間前', upTo: '最大20%オフ' }],
    [
      'ar-AE',
      'AED',
      { number: '12,345', money: '1,299.50 د.إ.', day: '27 نوفمبر', ago: 'قبل 3 ساعات', upTo: 'خصم حتى 20%' },
    ],
  ])('in %s, with %s', (language, currency, expected) => {
    const format = createFormat({ language, timeZone: 'UTC' })
    const discount = { kind: 'percent', percent: 20, upTo: true } as const
    const { lead, figure, tail } = valueWords(
      { discount, promotionOff: '', kind: 'code' },
      { messages: allMessages[language], format },
    )
    const written: Expected = {
      number: format.number(12_345),
      money: format.money(1299.5, currency),
      day: format.day('2026-11-27T12:00:00.000Z', NOW),
      ago: format.ago(NOW - 3 * HOUR_MS, NOW),
      upTo: lead + figure + tail,
    }
    const seen = Object.fromEntries(Object.entries(written).map(([name, text]) => [name, asSeen(text)]))
    expect(seen).toEqual(expected)
  })

  it.each<[Language, string, string]>([
    ['en-GB', '1 day, 3 hours', '5 hours, 12 minutes'],
    ['de-DE', '1 Tag, 3 Stunden', '5 Stunden, 12 Minuten'],
    ['fr-FR', '1 jour et 3 heures', '5 heures et 12 minutes'],
    ['es-ES', '1 día y 3 horas', '5 horas y 12 minutos'],
    ['da-DK', '1 dag og 3 timer', '5 timer og 12 minutter'],
    ['ja-JP', '1日3時間', '5時間12分'],
    ['ar-AE', 'يوم و3 ساعات', '5 ساعات و12 دقيقة'],
  ])('in %s, a duration is its two largest units', (language, days, hours) => {
    const format = createFormat({ language, timeZone: 'UTC' })
    expect(asSeen(format.duration(27 * 60 + 40))).toBe(days)
    expect(asSeen(format.duration(5 * 60 + 12))).toBe(hours)
    expect(format.duration(48 * 60)).toBe(format.days(2).replaceAll(' ', language === 'ja-JP' ? '' : ' '))
  })

  it('knows nothing that has happened later than now, whatever another clock says', () => {
    const format = createFormat({ language: 'en-GB', timeZone: 'Europe/London' })
    expect(format.ago(NOW + HOUR_MS, NOW)).toBe('1 minute ago')
    expect(format.ago(NOW - HOUR_MS, NOW)).toBe(format.relative(NOW - HOUR_MS, NOW))
  })

  it('is a whole price without its cents, and the year where it is another', () => {
    const format = createFormat({ language: 'de-DE', timeZone: 'Europe/Berlin' })
    expect(asSeen(format.money(15, 'EUR'))).toBe('15 €')
    expect(format.day('2025-12-31T23:30:00.000Z', NOW)).toBe('1. Jan.')
    expect(format.day('2025-12-31T22:30:00.000Z', NOW)).toBe('31. Dez. 2025')
  })

  it('keeps a sign of another script in one piece', () => {
    const format = createFormat({ language: 'ar-AE', timeZone: 'Asia/Dubai' })
    expect(format.money(15, 'GBP')).toContain('\u2068UK£\u2069')
  })

  it.each([
    ['en-GB', ['1 hour', '24 hours', '36 hours', '2 days']],
    ['de-DE', ['1 Stunde', '24 Stunden', '36 Stunden', '2 Tage']],
    ['ja-JP', ['1 時間', '24 時間', '36 時間', '2 日']],
  ])('is a time of hours or days in %s', (language, written) => {
    const format = createFormat({ language, timeZone: 'UTC' })
    expect([1, 24, 36, 48].map((hours) => asSeen(format.hours(hours)))).toEqual(written)
  })

  it('goes with a number for grammar', () => {
    const format = createFormat({ language: 'fr-FR', timeZone: 'Europe/Paris' })
    expect(format.count(1200)).toEqual({ value: 1200, written: '1\u202F200' })
  })
})
