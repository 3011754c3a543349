import type { Coupon, Discount } from '@clipfront/page-data'
import type { ValueWords } from '../messages/ValueWords.ts'
import type { SiteView } from '../site-context/index.ts'

type Words = Pick<SiteView, 'messages' | 'format'>
type ByKind = { [One in Discount as One['kind']]: One }
type Writers = { [Kind in keyof ByKind]: (discount: ByKind[Kind], words: Words) => ValueWords | null }

/** A value that an editor wrote as text is set large only when it is short enough to be one. */
const LONGEST_FIGURE = 14

const writers: Writers = {
  percent: ({ percent, upTo }, { messages, format }) => messages.percentOff(format.percent(percent), upTo),
  money: ({ amount, currency, upTo }, { messages, format }) => messages.moneyOff(format.money(amount, currency), upTo),
  price: ({ amount, was, currency, from }, { messages, format }) => {
    const before = was === null ? '' : format.money(was, currency)
    return { ...messages.price(format.money(amount, currency), before, from), ...(before && { was: before }) }
  },
  'free-delivery': (_, { messages }) => messages.freeDelivery,
  gift: (_, { messages }) => messages.gift,
  free: (_, { messages }) => messages.free,
  other: ({ text }) => written(text),
}

/** What a coupon is worth, in words of the site's language. Never empty: without a value it is said what the offer is. */
export function valueWords(
  { discount, promotionOff, kind }: Pick<Coupon, 'discount' | 'promotionOff' | 'kind'>,
  words: Words,
): ValueWords {
  const worth = discount && read(discount.kind, discount, words)
  return worth ?? written(promotionOff) ?? { lead: '', figure: words.messages.kinds[kind], tail: '' }
}

function read<Kind extends keyof ByKind>(kind: Kind, discount: ByKind[Kind], words: Words) {
  return writers[kind](discount, words)
}

function written(text: string): ValueWords | null {
  return text && text.length <= LONGEST_FIGURE ? { lead: '', figure: text, tail: '' } : null
}
