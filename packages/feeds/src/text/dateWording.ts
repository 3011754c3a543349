import { asciiFigures } from './asciiFigures.ts'
import { MONTH_NAMES } from './calendarNames.ts'
import { inAnyLanguage, re } from './re.ts'
import words from './words/dates.json' with { type: 'json' }

const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'.split('|')

/** 令和8年 is 2026. */
const REIWA = /令和\s?(\d{1,2}|元)\s?年/g
const BEFORE_REIWA = 2018
/** 12/10（木）, 11月30日(月・祝) */
const WEEKDAY_BEHIND = /(?<=[\d日])\s?[（(][月火水木金土日](?:[・･]?祝)?(?:曜日?)?[）)]/g
const YEAR_FIRST = /(?<!\d)(20\d\d)\s?[年/]\s?(\d{1,2})\s?[月/]\s?(\d{1,2})(?:\s?[日号]|(?!\d))/g
/** In the far east alone: elsewhere 2026.1.2 is a version. */
const DOTTED_YEAR_FIRST = /(?<!\d)(20\d\d)\.\s?(\d{1,2})\.\s?(\d{1,2})(?!\d)\.?/g
const OF_THE_EAST = /[\u3040-\u30FF\u4E00-\u9FFF\uAC00-\uD7AF]/
const MONTH_AND_DAY = /(?<!\d)(\d{1,2})\s?月\s?(\d{1,2})\s?[日号]/g
/** "31/12-2026", as nobody but Danes and Norwegians writes it; "31/12 2026". */
const NORDIC = /(?<![\d/.-])(\d{1,2})\/(\d{1,2})-(20\d\d)(?![\d/.-])/g
const YEAR_APART = /(?<![\d/.-])(\d{1,2}\/\d{1,2})\s(20\d\d)(?![\d/.-])/g
const TO = /(?<=[\d.])\s?[〜～~→➔]\s?(?=\d|\p{L}{3})/gu

const DATE = String.raw`\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?|(?:${MONTHS.join('|')}) \d{1,2}|\d{1,2} (?:${[...MONTH_NAMES.keys()].join('|')})(?: 20\d\d)?`
/** The end is told behind the day: "12月20日まで", "30.11.2026'ya kadar". */
const ENDS_BEHIND = re.giu`(?<![\d/.])(?<!(?:届け|返品|返却|発送|配送|交換|最大|の)[はも]?\s?)(?!1\/(?:[2345]|10)(?!\d))(${DATE})\s?(?:${inAnyLanguage(words.endsBehind)})`
/** Languages that part no words. */
const ENDS_BEFORE = re.gu`(?:${inAnyLanguage(words.endsBefore)})\s?(?:は|[:：])?\s?(?=\d|${MONTHS.join('|')})`

/**
 * Dates in the order, the figures and the words that `findDates` knows: "2026年11月30日まで" as "until 2026-11-30", "1/12-2026" as
 * "2026-12-1", "12/1〜12/25" as "12/1 - 12/25".
 */
export function dateWording(text: string): string {
  const wording = asciiFigures(text).replaceAll('／', '/')
  if (!/\d/.test(wording)) return text
  return wording
    .replaceAll(REIWA, (_, year: string) => `${BEFORE_REIWA + (year === '元' ? 1 : Number(year))}年`)
    .replaceAll(WEEKDAY_BEHIND, '')
    .replaceAll(YEAR_FIRST, '$1-$2-$3')
    .replaceAll(DOTTED_YEAR_FIRST, (date, ...parts: string[]) =>
      OF_THE_EAST.test(text) ? parts.slice(0, 3).join('-') : date,
    )
    .replaceAll(MONTH_AND_DAY, (date, month: string, day: string) => {
      const name = MONTHS[Number(month) - 1]
      return name === undefined ? date : `${name} ${day}`
    })
    .replaceAll(NORDIC, '$3-$2-$1')
    .replaceAll(YEAR_APART, '$1/$2')
    .replaceAll(TO, ' - ')
    .replaceAll(ENDS_BEHIND, ' until $1 ')
    .replaceAll(ENDS_BEFORE, ' until ')
}
