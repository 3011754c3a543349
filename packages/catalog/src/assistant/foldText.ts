/** Marks that make no other word: accents, Arabic vowels and the stroke that only lengthens. Those of Japanese do. */
const MARKS = /[[\p{Mn}\u{640}]--[\u{3099}\u{309A}]]/gv
/** Letters that Unicode does not take apart, as the database folds them, and Arabic ones that are typed for each other. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ى: 'ي',
  ة: 'ه',
}
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/** Text as phrases and names are compared: without case, accents and signs, one space between words. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Co}*]+/gu, ' ')
    .trim()
}
