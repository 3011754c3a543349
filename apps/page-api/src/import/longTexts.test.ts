import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { categoryOf } from './draft/categoryOf.ts'
import { draftOffer } from './draft/draftOffer.ts'
import { nameShop } from './draft/nameShop.ts'
import { productName } from './draft/productName.ts'
import { slugify } from './draft/slugify.ts'
import { readMarkdown } from './formats/markdown/readMarkdown.ts'
import { splitOffers } from './formats/markdown/splitOffers.ts'
import { cleanTitle } from './text/cleanTitle.ts'
import { codesInUrl } from './text/codesInUrl.ts'
import { findCodes } from './text/findCodes.ts'
import { findDates } from './text/findDates.ts'
import { findDiscount } from './text/findDiscount.ts'
import { findKeyTerms } from './text/findKeyTerms.ts'
import { isQuestion } from './text/isQuestion.ts'
import { parseMoney } from './text/parseMoney.ts'
import { parseShopUrl } from './text/parseShopUrl.ts'
import { plainText } from './text/plainText.ts'
import { withoutCodes } from './text/withoutCodes.ts'
import { withoutUrls } from './text/withoutUrls.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-long-'))
afterAll(() => rmSync(folder, { recursive: true }))

const readers: Record<string, (text: string) => unknown> = {
  categoryOf: (text) => categoryOf('', text, 'oak.com'),
  cleanTitle,
  codesInUrl: (text) => codesInUrl(`https://oak.com/${text}`),
  findCodes,
  findDates: (text) => findDates(text, 2025),
  findDiscount,
  findKeyTerms,
  isQuestion,
  nameShop: (text) => nameShop(text, 'oak-tower.com'),
  parseMoney,
  parseShopUrl: (text) => parseShopUrl(`https://oak.com/${text}`),
  plainText,
  productName,
  slugify,
  withoutCodes: (text) => withoutCodes(text, ['OAK31']),
  withoutUrls,
}

/** What the expressions repeat: a row of any of these is where one that goes back over its steps would show. */
const PARTS = [
  '1¦1.¦$1 ¦50% ¦%¦a-¦- ¦-¦| ¦(¦((((¦[¦](¦"¦*¦**a**b¦`¦~~¦~~$1~~¦<¦<a ¦<b>¦<!--¦<script>¦&¦&#x¦?¦? ¦.¦_¦ ¦\t¦\uE000¦🌰¦\u200B¦é¦: ',
  'code ¦code: ¦(use code: ¦with code X ¦with ¦using ¦OAK31 ¦OAK31¦A1-¦A¦free ¦off¦a ¦up to ¦save of ¦1%-1% a a ¦5% a-a ¦and or ',
  'Nov 1 - ¦Nov 24-¦13th of ¦8/2 until ¦black friday ¦from 1 to ¦http://¦www.¦a.b/¦a.¦a@¦https://a.b/?code=¦javascript:¦//¦/¦at ',
].flatMap((parts) => parts.split('¦'))
const LENGTH = 40_000
/** Ten times the cap, so ten times what may ever be read; a quadratic step needs seconds for it. */
const ENOUGH_MS = 400

describe('the longest of texts', () => {
  it.each(Object.keys(readers))('%s reads in time that grows with its length alone', (name) => {
    const slow = PARTS.flatMap((part) =>
      [
        ['', ''],
        ['a', 'a'],
        ['50% off ', ' x!'],
      ].flatMap(([before = '', after = '']) => {
        const text = before + part.repeat(Math.ceil(LENGTH / part.length)) + after
        const started = performance.now()
        readers[name]?.(text)
        const ms = Math.round(performance.now() - started)
        return ms > ENOUGH_MS ? [`${JSON.stringify(part)}: ${ms} ms`] : []
      }),
    )
    expect(slow).toEqual([])
  })

  it('as an offer is capped at the door', () => {
    const slow = PARTS.flatMap((part) => {
      const text = part.repeat(Math.ceil(1_000_000 / part.length))
      const started = performance.now()
      const place = { now: new Date('2026-11-20T12:00:00Z'), timeZone: 'Europe/London' }
      const context = { year: 2025, section: '', source: 'x' }
      const offers = splitOffers({ name: text, text, terms: text, links: ['https://oak.com/', text] }, context)
      for (const offer of offers) draftOffer(offer, place)
      const ms = Math.round(performance.now() - started)
      return ms > ENOUGH_MS ? [`${JSON.stringify(part)}: ${ms} ms`] : []
    })
    expect(slow).toEqual([])
  })

  it.each(['[', '![', '**a**b', '> ', '- ', '_a ', '`', '<b', '&', '| ', '[a](', '[a]: '])(
    'a list of nothing but %j is read, in time that grows with its length alone',
    { timeout: 60_000 },
    async (part) => {
      const line = part.repeat(Math.ceil(40 / part.length))
      const file = path.join(folder, 'list.md')
      const timeFor = async (characters: number): Promise<number> => {
        writeFileSync(file, `${line}\n`.repeat(Math.ceil(characters / line.length)))
        const started = performance.now()
        for await (const record of readMarkdown(file)) expect(record.line).toBeGreaterThan(0)
        return performance.now() - started
      }
      expect(await timeFor(200_000)).toBeLessThan(4000)
    },
  )
})
