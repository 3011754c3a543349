import { decodeHTMLStrict } from 'entities'

const ENTITY = /&(?:#x?[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi
/** Elements and comments of HTML; of those that hold no words also what they hold. Each part ends at the next bracket. */
export const TAGS =
  /<(script|style)\b[^<>]{0,300}>[^<]{0,2000}<\/\1\s?>|<\/?[a-z][a-z\d]{0,20}(?:[\s/][^<>]{0,300})?>|<!--[^<>]{0,300}-->/gi
/** What is struck out counts no more, or is the price that was: as Markdown has it. */
const STRUCK = /<\/?(?:s|del|strike)(?:\s[^<>]{0,300})?>/gi
/**
 * Characters that nobody sees: of no width, of direction (an override shows a word backwards), of language tags, halves
 * of a pair (which no database takes), and our own sign for a place in a text.
 */
const UNSEEN =
  /[\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u00AD\u061C\u180E\uFFF9-\uFFFC\uE002\u{E0000}-\u{E007F}\p{Cs}]/gu

/** A sign that stays as it is: ASCII but `&` and `<`, the letters of Europe, currencies, kana and Han. */
const STAYS = String.raw`[!-%'-;=-~\u00A1-\u00AA\u00AC\u00AE-\u00B3\u00B5-\u00BA\u00BC-\u017F€\u3041-\u30FF\u4E00-\u9FFF]`
/** Most texts are plain already, and a million of them come at a time: such words, one space between. */
const PLAIN = new RegExp(`^(?:${STAYS}+(?: ${STAYS}+)*)?$`)
/** From a letter or figure of Japanese keyboards to that of ASCII. */
const FULL_WIDTH = 0xfe_e0
const RUN_TOGETHER = /\b(off|OFF)(?=[A-Z][a-z])/g

/**
 * Text as a person would have typed it: HTML entities decoded (once), tags and invisible characters removed, every
 * kind of space made one, curly quotes made straight, a letter and its accent one sign. Marks of emphasis stay.
 */
export function plainText(text: string): string {
  if (PLAIN.test(text)) return text.replaceAll(RUN_TOGETHER, '$1 ')
  return (
    text
      .replaceAll(ENTITY, decodeEntity)
      .replaceAll(/<!\[CDATA\[|\]\]>/g, '')
      .replaceAll(STRUCK, '~~')
      .replaceAll(TAGS, ' ')
      .replaceAll(UNSEEN, '')
      .normalize('NFC')
      .replaceAll(/[\u201C\u201D\u201E\u2033\u00AB\u00BB]/g, '"')
      .replaceAll(/[０-９Ａ-Ｚａ-ｚ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH))
      .replaceAll(/[\u2018\u2019\u201A\u2032\u00B4]/g, "'")
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      // Words run together where a line was pasted: "30% offCode: X".
      .replaceAll(RUN_TOGETHER, '$1 ')
      .trim()
  )
}

/** An unknown name, and a number that is no character, stay as they are written. */
function decodeEntity(entity: string): string {
  const decoded = decodeHTMLStrict(entity)
  if (decoded.includes('\uFFFD')) return entity
  return decoded === entity ? decodeHTMLStrict(entity.toLowerCase()) : decoded
}

/**
 * Emphasis survives in plain text as a pair of private-use characters: in the lists people write, what is bold or set as
 * code is very often the promo code.
 */
export const MARK_OPEN = '\uE000'
export const MARK_CLOSE = '\uE001'

export function withoutMarks(text: string): string {
  return text.replaceAll(/[\uE000\uE001]/g, '')
}
