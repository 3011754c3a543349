import type { Discount } from '../discount/Discount.ts'
import { offerMessagesOf } from '../messages/offerMessagesOf.ts'

/** Credits of a shop, which are worth nothing elsewhere, in words of the feed's language. */
export function creditsOf(figure: string, upTo: boolean, language: string): Discount {
  const said = offerMessagesOf(language).discount.credits(figure, upTo)
  return { kind: 'other', text: said.charAt(0).toUpperCase() + said.slice(1) }
}
