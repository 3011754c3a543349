import { findDiscount } from '../text/findDiscount.ts'
import { withoutMarks } from '../text/marks.ts'

/**
 * What is on offer, without the tail that says what it costs: "Tower | 50% off", "Luna Display - a second screen | 20% off".
 * A name that is nothing but an offer ("40% off all books") stays whole.
 */
export function productName(name: string): string {
  const said = withoutMarks(name).replaceAll(/\s+/g, ' ')
  const parts = said.split(/ ?\| ?/)
  while (parts.length > 1 && findDiscount(parts.at(-1) ?? '')) parts.pop()
  const [head = ''] = parts
  // What follows a dash in a product's name describes it; the card has a line of its own for that.
  const [short = ''] = head.split(/ [–—-] /)
  return (short.length >= 3 ? short : head).trim()
}
