import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { measureGrowth, STEEP } from '@clipfront/vitest/growth'
import { drawSample, SAMPLED } from '@clipfront/vitest/sample'
import { afterAll, describe, expect, it } from 'vitest'
import { findCategory } from '../draft/findCategory.ts'
import { draftOffer } from '../draft/draftOffer.ts'
import { nameMerchant } from '../draft/nameMerchant.ts'
import { productName } from '../draft/composeTitle.ts'
import { slugify } from '../text/slugify.ts'
import { tableDate } from '../fields/tableDate.ts'
import { findLeadingName } from '../formats/markdown/NamedMerchants.ts'
import { isCall, nameEntry } from '../formats/markdown/nameEntry.ts'
import { readMarkdown } from '../formats/markdown/readMarkdown.ts'
import { splitOffers } from '../formats/markdown/splitOffers.ts'
import { recogniseContent } from '../formats/recogniseContent.ts'
import { codesInCell } from '../map/offerByMap.ts'
import { parseDiscountField } from '../map/parseDiscountField.ts'
import { findKind } from '../propose/Column.ts'
import { readColumnName } from '../propose/fieldsByName.ts'
import { cleanTitle, isQuestion } from '../text/cleanTitle.ts'
import { saysNoCode } from '../text/codeShape.ts'
import { codesInUrl } from '../text/codesInUrl.ts'
import { findCodes } from '../text/findCodes.ts'
import { findDates, findDayOfList, findDaysInCell } from '../text/findDates.ts'
import { findDiscount } from '../text/findDiscount.ts'
import { findConditions, findKeyTerms } from '../text/findConditions.ts'
import { isAboutWriter, isClosing, isEnded, isHeadingOfEnded } from '../text/isEnded.ts'
import { parseMoney } from '../text/parseMoney.ts'
import { parseMerchantUrl } from '../text/parseMerchantUrl.ts'
import { plainText } from '../text/plainText.ts'
import { withoutCodes } from '../text/withoutCodes.ts'
import { withoutUrls } from '../text/withoutUrls.ts'
import { aDraftContext } from '../testing/aDraftContext.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-long-'))
afterAll(() => rmSync(folder, { recursive: true }))

const readers: Record<string, (text: string) => unknown> = {
  findCategory: (text) => findCategory('', text, 'oak.com'),
  cleanTitle,
  codesInUrl: (text) => codesInUrl(`https://oak.com/${text}`),
  findCodes,
  codesInCell,
  findDates: (text) => findDates(text, 2025),
  findDaysInCell: (text) => findDaysInCell(text, 2025, 'unknown'),
  findDayOfList: (text) => findDayOfList(text, { isHeading: true }),
  findDiscount,
  findKind,
  findLeadingName,
  findKeyTerms: (text) => findKeyTerms(text, 'en-GB'),
  findConditions,
  isEnded: (text) => [isEnded(text), isHeadingOfEnded(text), isClosing(text), isAboutWriter(text)],
  isCall,
  isQuestion,
  nameEntry: (text) => [nameEntry('here', text, 'https://oak.com'), nameEntry('app', text, 'https://oak.com')],
  nameMerchant: (text) => nameMerchant(text, 'oak-tower.com', true),
  parseMoney,
  parseMerchantUrl: (text) => parseMerchantUrl(`https://oak.com/${text}`),
  plainText,
  productName: (text) => productName(text, 'en-GB'),
  readColumnName: (text) => readColumnName(text, 'en'),
  recogniseContent,
  slugify,
  saysNoCode,
  parseDiscountField: (text) => parseDiscountField(text, text, 'en'),
  tableDate: (text) => tableDate(text, 'day-first'),
  withoutCodes: (text) => withoutCodes(text, ['OAK31']),
  withoutUrls,
}

/** What the expressions repeat: a row of any of these is where one that goes back over its steps would show. */
const PARTS = [
  '1¦1.¦$1 ¦50% ¦%¦a-¦- ¦-¦| ¦(¦((((¦[¦](¦"¦*¦**a**b¦`¦~~¦~~$1~~¦<¦<a ¦<b>¦<!--¦<script>¦&¦&#x¦?¦? ¦.¦_¦ ¦\t¦\uE000¦🌰¦\u200B¦é¦: ',
  'code ¦code: ¦(use code: ¦with code X ¦with ¦using ¦OAK31 ¦OAK31¦A1-¦A¦free ¦off¦a ¦up to ¦save of ¦1%-1% a a ¦5% a-a ¦and or ¦for $1 ¦first $1¦$1 a credi¦$1 of a-¦%1 ¦1 per cent ¦discounted by ¦a_b ¦use the code OAK31 at checkout ¦(OAK31) and ¦when you enter OAK31, ¦buy this plan ¦order it now ¦check deal ¦5 € ab ',
  'Nov 1 - ¦Nov 24-¦13th of ¦8/2 until ¦black friday ¦from 1 to ¦http://¦www.¦a.b/¦a.¦a@¦https://a.b/?code=¦2026年¦1月1日¦12/1〜¦まで¦12/1 till ¦1/1-¦1 ocak ¦du 1er au ¦オーク¦1,-¦1:- ¦10 or ¦javascript:¦//¦/¦at ¦see https://a.b/c and ¦x¦x-¦-¦?',
].flatMap((parts) => parts.split('¦'))
/** Twice what may ever be read. */
const LENGTH = 8000

/** What stands around the row. */
const FRAMES = [
  ['', ''],
  ['', '(a'],
  ['a', 'a'],
  ['- ', 'a'],
  ['50% off ', ' x!'],
] as const
const ROWS = drawSample(
  PARTS.flatMap((part) => FRAMES.map((frame) => ({ part, frame }))),
  ({ part, frame }) => [`part ${part}`, `frame ${frame.join('…')}`],
)
const PLACE = aDraftContext()
const CONTEXT = { year: 2025, section: '', source: 'x' }
/** What is capped takes as long for a text of four times the length. */
const CAPPED = 2

/** Of a list: enough for seconds where the time grows with the square. */
const LIST_LENGTH = process.env['FULL'] === '1' ? 100_000 : 40_000

const repeatPart = (part: string, length: number): string => part.repeat(Math.ceil(length / part.length))

describe('the longest of texts', () => {
  it.each(Object.keys(readers))(`%s reads in time that grows with its length alone (${SAMPLED})`, async (name) => {
    const steep: string[] = []
    for (const {
      part,
      frame: [before, after],
    } of ROWS) {
      const read = (length: number) => readers[name]?.(before + repeatPart(part, length) + after)
      const growth = await measureGrowth(read, { size: LENGTH })
      if (growth >= STEEP) steep.push(`${JSON.stringify(part)}: ${growth.toFixed(1)} times the time`)
    }
    expect(steep).toEqual([])
  })

  it('as an offer is capped at the door', async () => {
    const steep: string[] = []
    for (const part of PARTS) {
      const draft = (length: number) => {
        const text = repeatPart(part, length)
        const offers = splitOffers({ name: text, text, terms: text, links: ['https://oak.com/', text] }, CONTEXT)
        for (const offer of offers) draftOffer(offer, PLACE)
      }
      const growth = await measureGrowth(draft, { size: 1_000_000, below: CAPPED })
      if (growth >= CAPPED) steep.push(`${JSON.stringify(part)}: ${growth.toFixed(1)} times the time`)
    }
    expect(steep).toEqual([])
  })

  it.each([
    '[',
    '![',
    '**a**b',
    '> ',
    '- ',
    '_a ',
    '`',
    '<b',
    '&',
    '| ',
    '[a](',
    '[a]: ',
    '- [a](//b.c) 5% off, ',
    'a.b-',
    '5% off a.com ',
    '|a\n|-\n|b\n\n|c\n\n',
  ])('a list of nothing but %j is read, in time that grows with its length alone', async (part) => {
    const file = path.join(folder, 'list.md')
    const read = async (length: number): Promise<void> => {
      writeFileSync(file, repeatPart(`${repeatPart(part, 40)}\n`, length))
      for await (const record of readMarkdown(file)) expect(record.line).toBeGreaterThan(0)
    }
    expect(await measureGrowth(read, { size: LIST_LENGTH })).toBeLessThan(STEEP)
  })
})
