import type { Directory, Letter } from './readDirectory.ts'

/** Names that begin with no letter stand together; so their page is asked for, and so they are called among letters. */
export const OTHER_LETTERS = { slug: '0-9', label: '0–9' } as const

/** As much of a name as its first letter can be made of, with room for marks upon it. */
const BEGINNING = 16

/** The first sign of each row in which Japanese lists stand, and what the row is called. */
const KANA_ROWS = [
  ['ぁ', 'あ'],
  ['か', 'か'],
  ['さ', 'さ'],
  ['た', 'た'],
  ['な', 'な'],
  ['は', 'は'],
  ['ま', 'ま'],
  ['ゃ', 'や'],
  ['ら', 'ら'],
  ['ゎ', 'わ'],
] as const

/** Scripts with more signs than there can be ways to; what a sign sounds like is not known. */
const WHOLE_SCRIPTS = [
  [/\p{Script=Han}/u, '漢字'],
  [/\p{Script=Hangul}/u, '한글'],
] as const

const KATAKANA_AFTER_HIRAGANA = 0x60

/**
 * The letter under which a list of the language has a name, as a capital: without its accent, É under E, unless the language
 * takes it for a letter of its own (Å is the last of the Danish ones); kana by their row.
 * @param language BCP 47
 * @returns of a name; `OTHER_LETTERS.slug` where it begins with no letter
 */
export function createFirstLetter(language: string): (name: string) => string {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' })
  return (name) => {
    const [first = ''] = name.slice(0, BEGINNING).normalize('NFKC')
    if (!/\p{L}/u.test(first)) return OTHER_LETTERS.slug
    const [bare = first] = first.normalize('NFKD')
    return findKanaRow(bare) ?? findScript(first) ?? capital(compare(first, bare) === 0 ? bare : first)
  }
}

function findKanaRow(letter: string): string | undefined {
  const hiragana = /[\u30A1-\u30F6]/u.test(letter)
    ? String.fromCharCode(letter.charCodeAt(0) - KATAKANA_AFTER_HIRAGANA)
    : letter
  if (!/[\u3041-\u3096]/u.test(hiragana)) return undefined
  return KANA_ROWS.findLast(([start]) => start <= hiragana)?.[1]
}

function findScript(letter: string): string | undefined {
  return WHOLE_SCRIPTS.find(([script]) => script.test(letter))?.[1]
}

/** One sign: ß is SS in capitals, and so is its own capital ẞ. */
function capital(letter: string): string {
  const [first = letter] = letter.toLowerCase().toUpperCase()
  return first
}

/** A letter, a digit, or the sign that stands for these in many lists. */
const ONE_SIGN = /^[\p{L}\p{N}#]$/u

/**
 * The letter that is asked for, however it is written: `A`, `a` and `á` are one, and `7` stands under `0-9`.
 * @param asked from the address
 * @returns undefined where it is none, or no merchant begins with it
 */
export function findLetter({ letters }: Directory, asked: string, language: string): Letter | undefined {
  const find = (wanted: string): Letter | undefined => letters.find(({ slug }) => slug === wanted.toLowerCase())
  const sign = asked.normalize('NFKC')
  return find(asked) ?? (ONE_SIGN.test(sign) ? find(createFirstLetter(language)(sign)) : undefined)
}
