import type { Block } from '@clipfront/page-data'
import { cleanTitle } from '../text/cleanTitle.ts'
import { withoutOpenEnd } from '../text/closeGaps.ts'
import { cutText, trimEdges } from '../text/cutText.ts'
import { withoutMarks } from '../text/plainText.ts'
import { blocksFromMarkdown } from '../markdown/parseMarkdown.ts'

const LONGEST_DETAIL = 800
/** By which two texts that are read alike differ at most. */
const MOST_SIGNS = 12
/** What lists put before what they say: "[FREE / DISCOUNT]". */
const KIND = /^\[(?:(?:free|discount|credits?|deal|offer)(?: ?[/&] ?)?)+\]/i
/** What is left of a sentence that was cut into offers. */
const REMAINS = /^(?:[.,;:)\]] )+/

/**
 * What an offer says beside its title.
 * @param parts fit to be shown; one that only says the title again is left out
 */
export function composeDetail(title: string, parts: readonly string[]): string {
  const cleaned = parts.map((part) =>
    withoutOpenEnd(trimEdges(toLine(part).replace(KIND, '').replace(REMAINS, ''), { start: '·–—-', end: '·–—-(' })),
  )
  // Of a text that is too long for a title, the title is only the beginning.
  const isCut = title.endsWith('…')
  const detail = cleaned
    .filter((part) => part && (!isSame(cleanTitle(part), title) || (isCut && part.length > title.length)))
    .join(' · ')
  if (detail.length <= LONGEST_DETAIL) return detail
  // Scripts without spaces have no better place to be cut than the last one that fits.
  const end = detail.lastIndexOf(' ', LONGEST_DETAIL - 1)
  return `${end > LONGEST_DETAIL / 2 ? detail.slice(0, end) : cutText(detail, LONGEST_DETAIL - 1)}…`
}

/** Without marks and signs of Markdown and prices that are struck out; the cells of a table as one line. */
function toLine(part: string): string {
  if (!/[~*|]| {2}|[\uE000\uE001]/u.test(part)) return part
  return withoutMarks(part)
    .replaceAll(/~~[^~]{0,200}~~ ?/g, '')
    .replaceAll(/\*{2,}/g, '')
    .replaceAll(/(?: ?\| ?)+/g, ' · ')
    .replaceAll(/ {2,}/g, ' ')
}

function isSame(part: string, title: string): boolean {
  if (Math.abs(part.length - title.length) > MOST_SIGNS) return false
  const [one, other] = [part, title].map((text) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ''))
  return one === other
}

/**
 * The terms of an offer in full, as blocks.
 * @param terms Markdown, or HTML
 * @param shown what of a text may be shown: no code before it is asked for, and no address
 */
export function toTerms(terms: string, shown: (text: string) => string): Block[] {
  return blocksFromMarkdown(terms).flatMap((block): Block[] => {
    if (block.type === 'links') return []
    if (block.type === 'list') {
      const items = block.items.map(shown).filter(Boolean)
      return items.length > 0 ? [{ ...block, items }] : []
    }
    const text = shown(block.text)
    return text ? [{ ...block, text }] : []
  })
}

/** What blocks say, one thing in each line. */
export function toLines(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => (block.type === 'list' ? block.items : block.type === 'links' ? [] : [block.text]))
}
