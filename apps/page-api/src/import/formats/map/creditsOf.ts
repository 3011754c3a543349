import type { Discount } from '@clipfront/feeds/discount'
import { offerMessagesOf } from '@clipfront/feeds/messages'

/** Credits of a shop, which are worth nothing elsewhere, in words of the feed's language. */
export function creditsOf(figure: string, upTo: boolean, language: string): Discount {
  const said = offerMessagesOf(language).discount.credits(figure, upTo)
  return { kind: 'other', text: said.charAt(0).toUpperCase() + said.slice(1) }
}
