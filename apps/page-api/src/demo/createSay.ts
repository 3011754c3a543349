import { moneyFormat } from '../messages/moneyFormat.ts'

/** Keeps a figure and its sign on one line. */
const NO_BREAK_SPACE = '\u00A0'
/** The same between a French word and its mark. */
const NARROW_NO_BREAK_SPACE = '\u202F'

/** Says a text of the demo. An unknown word in braces is our mistake and throws. */
export type Say = (text: string) => string

/** For a site of this language and currency (ISO 4217). @param words what words in braces mean */
export function createSay(language: string, currency: string, words: Readonly<Record<string, string>>): Say {
  const format = moneyFormat(language, currency)
  const word = (token: string): string => {
    // A shop's name is put in where the shop is known.
    if (token === 'name') return '{name}'
    if (token.startsWith('m:')) return format.format(Number(token.slice('m:'.length)))
    const said = words[token]
    if (said === undefined) throw new Error(`The demo catalogue uses {${token}}, which its words do not have.`)
    return said
  }
  return (text) =>
    text
      .replaceAll(/ (?=%)/g, NO_BREAK_SPACE)
      .replaceAll(/ (?=[:;!?»])|(?<=«) /g, NARROW_NO_BREAK_SPACE)
      .replaceAll(/\{([^}]+)\}/g, (_, token: string) => word(token))
}
