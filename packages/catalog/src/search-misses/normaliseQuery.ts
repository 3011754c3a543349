/** A longer text is no name of a merchant, and may be anything. */
const LONGEST_QUERY = 60
/** A telephone number, a card, an order: no code that merchants give has so many figures. */
const FEWEST_OWN_DIGITS = 6
/** A mail address, or the address of a page with whatever stands in it. */
const OWN_WORDS = /@|:\/\/|\?.*=/

/**
 * A search as it may be stored: spellings of the same query are one.
 * @returns empty for what looks like the searcher's own, of which only the number is kept
 */
export function normaliseQuery(query: string): string {
  const words = query
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
  const digits = words.replaceAll(/\P{Nd}/gu, '').length
  if (OWN_WORDS.test(words) || digits >= FEWEST_OWN_DIGITS || words.length > LONGEST_QUERY) return ''
  return words
}
