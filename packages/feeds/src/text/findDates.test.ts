import { expect, it } from 'vitest'
import { findDates, findDayOfList, findDaysInCell } from './findDates.ts'
import type { CalendarDay } from './CalendarDay.ts'

const say = (day: CalendarDay | null): string => (day ? `${day.year}-${day.month}-${day.day}` : '')

it.each([
  ['(Nov 20 - Dec 2)', '2025-11-20', '2025-12-2'],
  ['Deal valid: 1st - 30th November', '2025-11-1', '2025-11-30'],
  ['del 11 al 17 de mayo', '2025-5-11', '2025-5-17'],
  ['(1-15 March)', '2025-3-1', '2025-3-15'],
  ['from Nov.28 to Dec.2', '2025-11-28', '2025-12-2'],
  ['(Nov 24 - Dec 2, 2026)', '2026-11-24', '2026-12-2'],
  ['from Dec 20 to Jan 3, 2027', '2026-12-20', '2027-1-3'],
  ['Valid from 13th Nov to 31th Dec', '2025-11-13', '2025-12-31'],
  ['between 24 Nov and 1 Dec', '2025-11-24', '2025-12-1'],
  ['(Nov 24-28)', '2025-11-24', '2025-11-28'],
  ['Nov 25 – 30', '2025-11-25', '2025-11-30'],
  ['from Nov 27th 2025 to December 1st, 2025', '2025-11-27', '2025-12-1'],
  ['from 2025-11-25 to 2025-12-02', '2025-11-25', '2025-12-2'],
  ['Dec 20 - Jan 3', '2025-12-20', '2026-1-3'],
  ['8/2 until 8/4', '2025-8-2', '2025-8-4'],
  ['until Dec 5, 2024', '', '2024-12-5'],
  ['through December 1', '', '2025-12-1'],
  ['| Ends Dec 2 |', '', '2025-12-2'],
  ['Offer ends on Dec 2th 2025', '', '2025-12-2'],
  ['(expires: 2025-11-30)', '', '2025-11-30'],
  ['ends Monday 2012/11/19', '', '2012-11-19'],
  ['(Exp 8/15/12)', '', '2012-8-15'],
  ['till 27th Nov, 2023', '', '2023-11-27'],
  ['before December 2', '', '2025-12-1'],
  ['until the end of November', '', '2025-11-30'],
  ['through Cyber Monday', '', '2025-12-1'],
  ['until Black Friday', '', '2025-11-28'],
  ['| in-app | 2025-12-12', '', '2025-12-12'],
  ['starting 11/28', '2025-11-28', ''],
  ['from 20th November!', '2025-11-20', ''],
  ['only on Monday, November 28th', '2025-11-28', '2025-11-28'],
  ['on Nov 28th', '2025-11-28', '2025-11-28'],
  ['Nov 28 Only', '2025-11-28', '2025-11-28'],
  ['on Black Friday Only', '2025-11-28', '2025-11-28'],
  ['(U.S. only, expires Oct. 1)', '', '2025-10-1'],
  ['[Expires 11:59PM PST on 7/14/2025]', '', '2025-7-14'],
  ['[Expires at 11:59 on 3/24]', '', '2025-3-24'],
  ['[Expires SOON!: 11:59pm PT on Saturday, 2/2/2025]', '', '2025-2-2'],
  ['Ends at midnight on May 4', '', '2025-5-4'],
  ['20% off iPhone 15 until 12 June 2026', '', '2026-6-12'],
  ['Save £10 until 30 June', '', '2025-6-30'],
  ['Get 3 for 2 until 30 June', '', '2025-6-30'],
  ['iPhone 15 bis 30. Juni', '', '2025-6-30'],
  ['until Nov 31', '', ''],
  ['50% off for 2 years', '', ''],
])('%s', (text, starts, ends) => {
  const dates = findDates(text, 2025)
  expect([say(dates.starts), say(dates.ends)]).toEqual([starts, ends])
})

it.each([
  ['Ends 12/1', '2026-12-1'],
  ['Thru Nov 30', '2026-11-30'],
  ['until December 4', '2026-12-4'],
  ['exp 12/12', '2026-12-12'],
  ['ends Jan 5', '2027-1-5'],
  ['ends 10/31', '2026-10-31'],
  ['until 31/12', '2026-12-31'],
  ['until Sunday', '2026-11-29'],
  ['ends Tuesday', '2026-11-24'],
  ['until this Friday!', '2026-11-27'],
  ['until Sunday, Dec 6', '2026-12-6'],
  ['(expires end of December 2026)', '2026-12-31'],
  ['until the end of February', '2027-2-28'],
  ['gültig bis 30.11.', '2026-11-30'],
  ['kein Code erforderlich, bis 06.12.', '2026-12-6'],
  ['bis 31.12.26', '2026-12-31'],
  ['bis Sonntag', '2026-11-29'],
  ['bis Heiligabend 24.12.2026', '2026-12-24'],
  ['bis Ende Januar', '2027-1-31'],
  ["valable jusqu'au 31/12", '2026-12-31'],
  ["jusqu'au 5/12", '2026-12-5'],
  ["jusqu'à dimanche", '2026-11-29'],
  ["jusqu'à fin décembre", '2026-12-31'],
  ['hasta el 6/12', '2026-12-6'],
  ['hasta finales de diciembre', '2026-12-31'],
  ['t/m 24-12', '2026-12-24'],
  ['geldig tot 6 december', '2026-12-6'],
  ['fino al 6 dicembre', '2026-12-6'],
  ['até 6 de dezembro', '2026-12-6'],
  ['fim de dezembro de 2026', '2026-12-31'],
  ['ważne do 6 grudnia', '2026-12-6'],
  ['gäller till 6 december', '2026-12-6'],
  ['until Black Friday', '2026-11-27'],
  ['有効期限：2026年11月30日まで', '2026-11-30'],
  ['12/10（木）まで', '2026-12-10'],
  ['コード KAKI3（12月20日まで）', '2026-12-20'],
  ['期限は１２月５日', '2026-12-5'],
  ['2026.11.30まで有効', '2026-11-30'],
  ['有效期至2026年12月3日', '2026-12-3'],
  ['صالح حتى 5/12', '2026-12-5'],
  ['ينتهي في ٣١/١٢/٢٠٢٦', '2026-12-31'],
  ["30.11.2026'ya kadar", '2026-11-30'],
  ['5 Aralık 2026 tarihine kadar', '2026-12-5'],
  ['(son gün 5 Aralık)', '2026-12-5'],
  ['gælder til og med søndag d. 29. november', '2026-11-29'],
  ['til 1/12-2026', '2026-12-1'],
  ['Udløber 31/12 2026', '2026-12-31'],
  ['Scade il 30/11/2026', '2026-11-30'],
  ['bis 10. September', '2026-9-10'],
  ['bis 10. August', '2027-8-10'],
  ['until 5-7 more are sold', ''],
  ['order before 5pm', ''],
])('of a list of 24 November 2026, "%s" is %s', (text, ends) => {
  expect(say(findDates(text, { year: 2026, month: 11, day: 24 }).ends)).toBe(ends)
})

it.each([
  ['11/20〜12/5', '2026-11-20', '2026-12-5'],
  ['利用期間：2026/12/1～2026/12/25', '2026-12-1', '2026-12-25'],
  ['2026年12月28日〜1月5日', '2026-12-28', '2027-1-5'],
  ['من 20/11/2026 إلى 2/12/2026', '2026-11-20', '2026-12-2'],
  ['Geçerlilik: 25/11/2026 - 02/12/2026', '2026-11-25', '2026-12-2'],
  ['(1-15 Aralık)', '2026-12-1', '2026-12-15'],
  ['Gælder 27.-30. november', '2026-11-27', '2026-11-30'],
  ['1 a 8 de dezembro de 2026', '2026-12-1', '2026-12-8'],
  ['20 de noviembre de 2026 → 29 de noviembre de 2026', '2026-11-20', '2026-11-29'],
  ['vom 23.11. bis 27.11.2026', '2026-11-23', '2026-11-27'],
  ['loopt van 23/11/2026 t/m 27/11/2026', '2026-11-23', '2026-11-27'],
  ['du 20 novembre au 5 décembre', '2026-11-20', '2026-12-5'],
])('of a list of 24 November 2026, "%s" is from %s to %s', (text, starts, ends) => {
  const dates = findDates(text, { year: 2026, month: 11, day: 24 })
  expect([say(dates.starts), say(dates.ends)]).toEqual([starts, ends])
})

it.each([
  ['4/12/2026 - 5/12/2026', 'day-first', '2026-12-5'],
  ['4/12/2026 - 5/12/2026', 'month-first', '2026-5-12'],
  ['4/12/2026 - 5/12/2026', 'unknown', ''],
  ['11/30/2026 - 12/5/2026', 'day-first', '2026-12-5'],
  ['25/11/2026 - 02/12/2026', 'month-first', '2026-12-2'],
  ['05/12/2026 23:59 Uhr', 'unknown', ''],
  ['05/12/2026 (Samstag)', 'day-first', '2026-12-5'],
  ['27/11/2026', 'unknown', '2026-11-27'],
  ['until 5/12/2026', 'unknown', ''],
  ['hasta el 5/12/2026', 'unknown', '2026-12-5'],
  ['30. november 2026', 'unknown', '2026-11-30'],
  ['1/12-2026', 'month-first', '2026-12-1'],
  ['while stocks last', 'month-first', ''],
] as const)('the cell "%s", %s, ends on %s', (cell, order, ends) => {
  expect(say(findDaysInCell(cell, Number.NaN, order).ends)).toBe(ends)
})

it.each([
  'de 2 a 3 novelas',
  'lot de 2-4 décorations',
  'gäller 2-3 julkort',
  'sconto fino a 3 novità',
  'fino a 24/7',
  'caduca 12/2026',
  'scadenza 10/2027',
  '賞味期限 2026/12/1',
  '12/10までに発送',
  'お届けは12月10日まで',
  '返品期限12/31',
  '定価の1/2まで',
  '5 markaya kadar indirim',
  'upgrade from 2026.1.2 to 2026.2.3',
  'Lifetime license | 2026.10.12 | CODE',
  '1/4 a 1/2 pulgada',
  'tallas 2/3 a 11/12',
  '20% off, bis 20 Decken',
  'by 3 Marvel films',
  'Zniżki do 30 marek',
  'hasta 12 marcas',
  'the end of Marketing',
])('"%s" has no day', (text) => {
  expect(findDates(text, { year: 2026, month: 11, day: 24 })).toEqual({ starts: null, ends: null })
})

it.each([
  ['12/1/2026 till 12/5/2026', undefined, '2026-12-5'],
  ['12/1/2026 bis 12/5/2026', 'month-first', '2026-12-5'],
  ['bis 12/05/2026', 'month-first', '2026-12-5'],
  ['bis 12/05/2026', undefined, '2026-5-12'],
] as const)('"%s", written %s, ends on %s', (text, order, ends) => {
  expect(say(findDates(text, Number.NaN, order).ends)).toBe(ends)
})

it.each([
  ['20 Nov 2026 10:00 → 29 Nov 2026 23:59', '2026-11-20', '2026-11-29'],
  ['20.11.2026 00:00 Uhr bis 29.11.2026', '2026-11-20', '2026-11-29'],
  ['2026/11/20～', '2026-11-20', ''],
  ['2026年11月20日から', '2026-11-20', ''],
  ['令和8年12月24日', '', '2026-12-24'],
  ['du 1er au 24 décembre 2026', '2026-12-1', '2026-12-24'],
  ["Fin de l'offre : 31.01.2027", '', '2027-1-31'],
  ['Not before 1 December 2026', '2026-12-1', ''],
  ['ab dem 01.12.2026', '2026-12-1', ''],
  ['à partir du 1er décembre 2026', '2026-12-1', ''],
  ['desde el 1 de diciembre de 2026', '2026-12-1', ''],
  ['från och med 2026-12-01', '2026-12-1', ''],
  ['od 1.12.2026', '2026-12-1', ''],
  ['اعتبارًا من 1/12-2026', '2026-12-1', ''],
  ['checked on 20 Nov 2026', '', ''],
  ['geprüft am 20.11.2026', '', ''],
  ['vérifié le 20 novembre 2026', '', ''],
  ['ends 29 Nov 2026 (checked on 20 Nov 2026)', '', '2026-11-29'],
])('the cell "%s" is from %s to %s', (cell, starts, ends) => {
  const days = findDaysInCell(cell, Number.NaN, 'unknown')
  expect([say(days.starts), say(days.ends)]).toEqual([starts, ends])
})

it.each([
  ['Ends 12/5 2026', '2026-12-5'],
  ['Ends 11/30 2026', '2026-11-30'],
  ['until 12/1 - 2026 collection', '2026-12-1'],
])('"%s" is no Danish date: %s', (text, ends) => {
  expect(say(findDates(text, 2026).ends)).toBe(ends)
})

it.each(['Ends 12/1', 'until Sunday', 'bis 06.12.', 'until the end of December', 'until Black Friday'])(
  'without a year and a day of the list, "%s" is no date',
  (text) => {
    expect(findDates(text, Number.NaN).ends).toBeNull()
  },
)

it.each([
  ['Date: Tue, 24 Nov 2026 08:12 -0500', '2026-11-24'],
  ['Datum: 24.11.2026', '2026-11-24'],
  ['Envoyé : 24 novembre 2026', '2026-11-24'],
  ['date: 2026-11-24', '2026-11-24'],
  ['Last checked 2026-11-23. Found a dead code?', '2026-11-23'],
  ['(mise à jour : 23 novembre 2026)', '2026-11-23'],
  ['Stand: 24. November 2026', '2026-11-24'],
  ['updated November 24, 2026', '2026-11-24'],
  ['Offer ends 24 Nov 2026', ''],
  ['updated 23 Nov', ''],
  ['All of 2026', ''],
])('the line "%s" says that the list is of %s', (line, date) => {
  expect(say(findDayOfList(line, { isHeading: false }))).toBe(date)
})

it('takes the date in a heading for the day of the list', () => {
  expect(say(findDayOfList('# Bons plans du 23 novembre 2026', { isHeading: true }))).toBe('2026-11-23')
})
