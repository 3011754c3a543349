import { cutText } from './cutText.ts'

/** Four times the longest text of an offer that was ever seen; what goes beyond is no offer, and costs time. */
const LONGEST_TEXT = 4000

/** A text of a feed at the door: every reader caps what it hands on, so that nothing behind has to. */
export function capText(text: string): string {
  return cutText(text, LONGEST_TEXT)
}
