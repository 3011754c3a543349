import { describe, expect, it } from 'vitest'
import { listFiles, readSources } from '../base/sourceFiles.ts'
import { findPoorWords, isHeldToWords } from './wordsCheck.ts'

const inMessages = (language: string, words: string) =>
  findPoorWords({
    path: `packages/widgets/src/messages/languages/${language}.ts`,
    text: `export const a = ${JSON.stringify(words).replace(/^"|"$/g, '`')}\n`,
  })

describe('words that read translated', () => {
  it.each([
    ['en-US', 'Sent back goods are refunded', 'Returned items are refunded'],
    ['en-GB', 'Find a promo code that works', 'Find a voucher code that works'],
    ['en-US', 'Baskets above $40', 'Carts above $40'],
    ['de-DE', 'Gutscheincode an der Kasse einlösen', 'Rabattcode an der Kasse einlösen'],
    ['fr-FR', 'Où saisir le code ?', 'Où saisir le code\u202F?'],
    ['es-ES', 'Dónde se escribe el código?', '¿Dónde se escribe el código?'],
    ['da-DK', 'Ingen rabat om “sko”', 'Ingen rabat om ”sko”'],
    ['ja-JP', 'このオファーを保存', 'このお得情報を保存'],
    ['ar-AE', 'ما المشكلة في الكود?', 'ما المشكلة في الكود؟'],
  ])('are refused in %s: %s', (language, wrong, right) => {
    expect(inMessages(language, wrong)).toEqual([expect.stringMatching(/^packages\/.+:1 {2}“.+”: not “.+”, but .+\.$/)])
    expect(inMessages(language, right)).toEqual([])
  })

  it('are refused in a site’s file by its language, and in the demo by its folder', () => {
    const site = "export default defineSite({ language: 'en-GB', tagline: 'Codes from the stores you like.' })\n"
    expect(findPoorWords({ path: 'packages/site-config/src/sites/main/uk.ts', text: site })).toHaveLength(1)
    const demo = { path: 'apps/catalog-cli/demo/fr/offers.yaml', text: 'a:\n  name: Dans notre lettre\n' }
    expect(findPoorWords(demo)).toEqual([expect.stringContaining('offers.yaml:2  “Dans notre lettre”')])
  })

  it('are refused in a table by language, each by the list of its key, and keys are no texts', () => {
    const text = JSON.stringify(
      { 'en-US': { a: 'All the stores' }, 'en-GB': { a: 'All the stores' }, fr: { 'à ; b': ['Un code ; un autre'] } },
      null,
      1,
    )
    expect(findPoorWords({ path: 'packages/shell/src/server/handlers/llms/messages.json', text })).toEqual([
      expect.stringMatching(/:6 {2}“All the stores”: not “stores”/),
      expect.stringMatching(/:10 {2}“Un code ; un autre”: not “ ;”/),
    ])
    const samples = { path: 'packages/widgets/src/testing/messages/sampleTexts.ts', text: `export const a = ${text}` }
    expect(findPoorWords(samples).map((found) => found.split('  ')[1])).toEqual([
      expect.stringContaining('“the stores”'),
      expect.stringContaining('“stores”'),
      expect.stringContaining('“the stores”'),
      expect.stringContaining('“ ;”'),
    ])
  })

  it('are refused in English that markets share where a market says otherwise', () => {
    const shared = { path: 'packages/feeds/src/messages/en.ts', text: 'export const a = `For every store`\n' }
    expect(findPoorWords(shared)).toEqual([expect.stringContaining('the word of the market')])
    const ofOneMarket = {
      path: 'packages/site-config/src/sites/main/www.ts',
      text: "export default defineSite({ language: 'en-US', tagline: 'For every store' })\n",
    }
    expect(findPoorWords(ofOneMarket)).toEqual([])
  })
})

/** What others write and we read, with the rules for it; what no shopper reads. */
const NOT_OURS =
  /^packages\/(?:feeds\/src\/(?!messages\/)|catalog\/src\/assistant\/words\/|shell\/src\/compliance\/)|^apps\/page-api\/src\/assistant\/|^tooling\/|^docs\/|\/CHANGELOG\.md$/
/** Letters by which lists are sorted and hidden codes are known, and names of samples. */
const LETTERS = /\/(?:listings\/letters|coupons\/shownWords|testing\/sampleDirectory)\.ts$/
const TEST = /\.(?:test|browser|e2e|stories)\.tsx?$|\/messages\/testing\//

describe('of the files of the repository, the check reads', () => {
  it('every one below a folder of messages', () => {
    const files = listFiles().filter((path) => /\/(?:messages|answers)\//.test(path) && !TEST.test(path))
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter((path) => !isHeldToWords(path))).toEqual([])
  })

  it('every one that holds Japanese of ours, and so each set of languages', () => {
    const files = readSources(/\.(?:tsx?|json|yaml|mdx?|html|svg)$/)
      .filter(({ path, text }) => /[ぁ-んァ-ヶ]/.test(text) && !TEST.test(path))
      .map(({ path }) => path)
    const ours = files.filter((path) => !NOT_OURS.test(path) && !LETTERS.test(path))
    expect(ours).toContain('packages/shell/src/server/handlers/llms/messages.json')
    expect(ours.filter((path) => !isHeldToWords(path))).toEqual([])
  })
})
