import { describe, expect, it } from 'vitest'
import { findPoorWords } from './wordsCheck.ts'

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
})
