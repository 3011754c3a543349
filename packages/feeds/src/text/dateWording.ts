import { inAnyLanguage, re } from './re.ts'
import words from './words/dates.json' with { type: 'json' }

const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'.split('|')

/** 12/10（木）, 11月30日(月・祝) */
const WEEKDAY_BEHIND = /(?<=[\d日])\s?[（(][月火水木金土日](?:[・･]?祝)?(?:曜日?)?[）)]/g
const YEAR_FIRST = /(?<!\d)(20\d\d)\s?(?:年|[./])\s?(\d{1,2})\s?(?:月|[./])\s?(\d{1,2})(?:\s?[日号]|(?!\d))/g
const MONTH_AND_DAY = /(?<!\d)(\d{1,2})\s?月\s?(\d{1,2})\s?[日号]/g
/** "31/12-2026", "1/12 2026" */
const NORDIC = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\s?-\s?|\s)(20\d\d)(?!\d)/g
const TO = /(?<=[\d.])\s?[〜～~→➔]\s?(?=\d|\p{L}{3})/gu

const DATE = String.raw`\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?|(?:${MONTHS.join('|')}) \d{1,2}|\d{1,2} \p{L}{4,8}(?: 20\d\d)?`
/** The end is told behind the day: "12月20日まで", "30.11.2026'ya kadar". */
const ENDS_BEHIND = re.giu`(?<![\d/.])(${DATE})\s?(?:${inAnyLanguage(words.endsBehind)})`
/** Languages that part no words. */
const ENDS_BEFORE = re.gu`(?:${inAnyLanguage(words.endsBefore)})\s?(?:は|[:：])?\s?(?=\d|${MONTHS.join('|')})`

/**
 * Dates in the order, the figures and the words that `findDates` knows: "2026年11月30日まで" as "until 2026-11-30", "1/12-2026" as
 * "2026-12-1", "12/1〜12/25" as "12/1 - 12/25".
 */
export function dateWording(text: string): string {
  if (!/\d/u.test(text) && !/[٠-٩۰-۹０-９]/.test(text)) return text
  return inAsciiFigures(text)
    .replaceAll(WEEKDAY_BEHIND, '')
    .replaceAll(YEAR_FIRST, '$1-$2-$3')
    .replaceAll(MONTH_AND_DAY, (date, month: string, day: string) => {
      const name = MONTHS[Number(month) - 1]
      return name === undefined ? date : `${name} ${day}`
    })
    .replaceAll(NORDIC, '$3-$2-$1')
    .replaceAll(TO, ' - ')
    .replaceAll(ENDS_BEHIND, ' until $1 ')
    .replaceAll(ENDS_BEFORE, ' until ')
}

function inAsciiFigures(text: string): string {
  return text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replaceAll('／', '/')
}
