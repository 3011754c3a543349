import type { RejectReason } from '@clipfront/feeds/draft'
import type { RejectSummary } from './createRejectSummary.ts'

/** How many records were rejected, by reason. */
interface Rejects {
  rejected: Readonly<Record<string, number>>
}

const MEANINGS: Record<RejectReason, string> = {
  unreadable_line: 'the line is no record: it is cut off, or not of its format',
  damaged_code: 'a spreadsheet has made a number or a date of its code, and nobody can tell what it was',
  too_long: 'the line is longer than any offer is',
  not_utf8: 'the line is not UTF-8: save the file as UTF-8 (in Excel: CSV UTF-8), and import it again',
  missing_domain: 'no shop’s address in it: none, a private one, or not of the web',
  missing_title: 'nothing says what is offered',
  no_shop: 'its address is of a place where people talk, list codes or fill in forms, not of a shop',
  placeholder: 'its address is one of those that stand in templates',
  no_link: 'nothing in it leads anywhere',
  navigation: 'it leads to another part of the list itself',
  question: 'somebody asks for an offer instead of giving one',
  personal: 'it is meant for one person alone, and never to be shown',
  not_joined: 'its shop has not taken us into its programme',
  other_region: 'it is meant for other countries',
  no_offer: 'a recommendation: neither a code nor a discount',
  left_out: 'a field of it says so: it has ended by its status, or its map leaves such records out',
}

/**
 * A line for each reason for which records of a file were rejected, the most frequent first.
 * @param summaries whose examples follow the line of their reason
 */
export function explainRejects(
  { rejected }: Rejects,
  summaries: Partial<Record<string, RejectSummary>> = {},
): string[] {
  return Object.entries(rejected)
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([reason, count]) => explainReason(reason, count, summaries[reason]))
}

function explainReason(reason: string, count: number, summary?: RejectSummary): string[] {
  const meanings: Record<string, string> = MEANINGS
  const examples = (summary?.examples ?? []).map(({ line, text }) => `  line ${line}: ${text}`)
  return [`${reason} ${count}: ${meanings[reason] ?? ''}`, ...examples]
}
