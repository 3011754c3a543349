import { cutTitle, LONGEST_TITLE } from './cutTitle.ts'
import { withoutMarks } from './marks.ts'
import { plainText } from './plainText.ts'
import { trimEdges } from './trimEdges.ts'

/** Separators that nothing stands before or behind. */
const EDGES = '|·•,;:–—-'

/** Most lines are clean: words of ASCII with no mark that could be Markdown, a tag or a separator at an end. */
const CLEAN = /^[A-Za-z\d$%"'](?:[A-Za-z\d$%"'!+.,/?@&=#-]| (?![ ,.;:!?]))*[A-Za-z\d%"'!.?]$/

/**
 * A line for shoppers: plain, without emoji, leading tags of a forum ("[US]"), stray Markdown and empty brackets, at most
 * 160 characters, cut between words.
 */
export function cleanTitle(text: string): string {
  const plain = plainText(text)
  if (CLEAN.test(plain) && plain.length <= LONGEST_TITLE) return plain
  const line = withoutMarks(plain)
    .replaceAll(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F|\u20E3/gu, ' ')
    .replaceAll(/(^|\s):[a-z][a-z_]{2,}:(?=\s|$)/g, '$1')
    .replace(/^\s*\[(?:us|usa|uk|ca|eu|ww)\]\s*/i, '')
    .replaceAll(/~~.*?~~/g, ' ')
    .replaceAll(/\*{2,}|`|__/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\( ?\)|\[ ?\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,.;:!?])(?=\s|$)/g, '$1')
  return cutTitle(trimEdges(line, { start: EDGES, end: EDGES }))
}
