import { cleanTitle } from '../text/cleanTitle.ts'
import { cutText } from '../text/cutText.ts'
import { withoutMarks } from '../text/marks.ts'
import { trimEdges } from '../text/trimEdges.ts'

const LONGEST_DETAIL = 800

/**
 * What an offer says beside its title.
 * @param parts fit to be shown; one that only says the title again is left out
 */
export function detailOf(title: string, parts: readonly string[]): string {
  const cleaned = parts.map((part) =>
    trimEdges(withoutMarks(part).replaceAll(/ ?\| ?/g, ' · '), { start: '·–—-', end: '·–—-' }),
  )
  // Of a text that is too long for a title, the title is only the beginning.
  const isCut = title.endsWith('…')
  const detail = cleaned
    .filter((part) => part && (cleanTitle(part) !== title || (isCut && part.length > title.length)))
    .join(' · ')
  if (detail.length <= LONGEST_DETAIL) return detail
  // Scripts without spaces have no better place to be cut than the last one that fits.
  const end = detail.lastIndexOf(' ', LONGEST_DETAIL - 1)
  return `${end > LONGEST_DETAIL / 2 ? detail.slice(0, end) : cutText(detail, LONGEST_DETAIL - 1)}…`
}
