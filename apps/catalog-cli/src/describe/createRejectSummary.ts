import type { RejectReason } from '@clipfront/feeds/draft'
import { cutText } from '@clipfront/feeds/text'
import { withoutControls } from '@clipfront/feeds/text'

/** A record, and in which line of its file it begins. */
export interface Example {
  line: number
  text: string
}

/** How many records were rejected for a reason, and the first of them. */
export interface RejectSummary {
  count: number
  examples: Example[]
}

const MOST_EXAMPLES = 2
/** Short of what the file of rejects has of it. */
const LONGEST_EXAMPLE = 120

/** Gathers rejects as they come, by reason; of a file that is refused too. */
export function createRejectSummary() {
  const byReason: Partial<Record<RejectReason, RejectSummary>> = {}
  return {
    byReason,
    add: ({ line, reason, excerpt }: { line: number; reason: RejectReason; excerpt: string }): void => {
      const summary = (byReason[reason] ??= { count: 0, examples: [] })
      summary.count += 1
      addExample(summary.examples, { line, text: excerpt })
    },
  }
}

/** Adds one of the first records, as a terminal may show it. */
export function addExample(examples: Example[], { line, text }: Example): void {
  if (examples.length < MOST_EXAMPLES) examples.push({ line, text: shorten(text) })
}

/** One line for a terminal, which obeys some signs. */
function shorten(excerpt: string): string {
  // Of a long one no more is looked at than may be shown.
  const beginning = excerpt.slice(0, LONGEST_EXAMPLE * 4).replaceAll(/\s+/g, ' ')
  return cutText(withoutControls(beginning).trim(), LONGEST_EXAMPLE)
}
