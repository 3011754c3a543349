import { cutTitle, trimEdges } from './cutText.ts'
import { TAGS, withoutMarks, plainText } from './plainText.ts'

/** Separators that nothing stands before or behind. */
const EDGES = '|·•,;:–—-'

/** Most lines are clean: words of ASCII with no mark that could be Markdown, a tag or a separator at an end. */
const CLEAN = /^[A-Za-z\d$%"'](?:[A-Za-z\d$%"'!+.,/?@&=#-]| (?![ ,.;:!?]))*[A-Za-z\d%"'!.?]$/

/** A line for shoppers, at most 160 characters, cut between words. */
export function cleanTitle(text: string): string {
  return cutTitle(cleanLine(text))
}

/** A text as one plain line, without emoji, leading tags of a forum ("[US]"), stray Markdown and empty brackets. */
export function cleanLine(text: string): string {
  const plain = plainText(text)
  if (CLEAN.test(plain)) return plain
  const line = withoutMarks(plain)
    .replaceAll(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F|\u20E3/gu, ' ')
    .replaceAll(/(^|\s):[a-z][a-z_]{2,}:(?=\s|$)/g, '$1')
    .replace(/^\s*\[(?:us|usa|uk|ca|eu|ww)\]\s*/i, '')
    .replaceAll(/~~.*?~~/g, ' ')
    .replaceAll(/\*{2,}|`|__/g, '')
    // Without the mark in it, `<**b>` is a tag.
    .replaceAll(TAGS, ' ')
    .replaceAll(/\( ?\)|\[ ?\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,.;:!?])(?=\s|$)/g, '$1')
  // "Only 49,-" ends in its price.
  return trimEdges(line, { start: EDGES, end: BARE_SUM_AT_END.test(line) ? '' : EDGES })
}

const BARE_SUM_AT_END = /\d(?:,[-–—]|:-)$/

const ASKING =
  /^(?:what|which|how|where|when|why|is|are|does|do|did|can|could|should|would|has|have|any|anyone|anybody|looking for|need|help|want to (?:get|find|buy)|iso|wtb|wtt)\b/i
const TAGGED = /^[[({]?\s*(?:request|question|discussion|meta|help|psa)\s*[\])}:]/i

/** True for a post that asks for an offer instead of making one. A question with a percentage is an advertisement. */
export function isQuestion(title: string): boolean {
  if (TAGGED.test(title.trim())) return true
  const bare = title.replaceAll(/\[[^[\]]*\]/g, ' ').trim()
  return /\?[\s!)]*$/.test(bare) && ASKING.test(bare) && !/\d\s?%/.test(bare)
}
