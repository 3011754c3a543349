/**
 * What a picture of a page says to those to whom the page was sent. Words of the site's language, and never a code: whoever has
 * the picture's address sees it.
 */
export interface ShareCard {
  /** What the offer is worth, in the three sizes of a ticket; null where the page has no one offer. */
  value: { lead: string; figure: string; tail: string } | null
  title: string
  merchant: { name: string; logo: string | null } | null
  /** One quiet line under the title; empty for none. */
  line: string
}

/** What is read out where the picture is not seen: all of its words. */
export function describeShareCard({ value, title, merchant, line }: ShareCard): string {
  const worth = value && `${value.lead}${value.figure}${value.tail}`
  return [worth, title, merchant?.name, line].filter(Boolean).join(' – ')
}
