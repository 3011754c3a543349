import type { Coupon, PageContent, PageDataOf, PageType } from '@clipfront/page-data'
import type { ShareCard } from '@clipfront/routing/share'
import type { Site } from '@clipfront/site-config'
import { valueWords } from '../coupon-ticket/valueWords.ts'
import { createFormat } from '../format/createFormat.ts'
import { writeReward } from '../format/writeReward.ts'
import type { Messages } from '../messages/Messages.ts'
import { describeLive, isUntested, mayWork, nameMerchantPage } from '../pages/merchant/nameMerchantPage.ts'
import type { SiteView } from '../site-context/index.ts'

/** How a card speaks of its page. */
interface Words extends Pick<SiteView, 'messages' | 'format'> {
  /** The page's own title. */
  title: string
}
type Write<Type extends PageType> = (data: PageContent[Type], words: Words) => ShareCard | null

const PLAIN = { value: null, merchant: null, line: '' } as const

/** Null is the site's own card: what a search or an error says is said to one visitor, and the home page is the site. */
const writers: { [Type in PageType]: Write<Type> } = {
  home: () => null,
  search: () => null,
  error: () => null,
  merchant: (data, words) => {
    const { merchant, coupons } = data
    const live = describeLive(data)
    const isHearsay = isUntested(merchant, live)
    return {
      value: isHearsay ? null : writeValue(coupons.find(mayWork), words),
      title: nameMerchantPage(data, words),
      merchant,
      line: isHearsay
        ? words.messages.listedOffers(words.format.count(live.codes + live.deals))
        : countOffers(live.codes, live.deals, words),
    }
  },
  coupon: ({ coupon, merchant }, words) => ({
    value: writeValue(coupon, words),
    title: coupon.title,
    merchant,
    line: coupon.state === 'expired' ? words.messages.expired : '',
  }),
  cashback: ({ merchant, headline }, words) => ({
    value: headline && { lead: '', figure: writeReward(headline.reward, words.format), tail: '' },
    title: words.messages.cashbackHeading(merchant.name),
    merchant,
    line: '',
  }),
  category: ({ category, counts }, words) => writeListing(category.name, counts, words),
  tag: ({ tag, counts }, words) => writeListing(tag.name, counts, words),
  topic: ({ topic }) => ({ ...PLAIN, title: topic.name, line: topic.summary }),
  brand: ({ brand }) => ({ ...PLAIN, title: brand.name, line: brand.summary }),
  channel: ({ channel }) => ({ ...PLAIN, title: channel.name, line: channel.summary }),
  blog: (data, { title }) =>
    data.view === 'post' ? { ...PLAIN, title: data.post.title, line: data.author.name } : { ...PLAIN, title },
  static: ({ heading }) => ({ ...PLAIN, title: heading }),
}

/**
 * The words of a page's picture, in the site's language.
 * @param page null asks for the site's own card
 * @returns null where the page has none of its own, and the site's own is shown
 */
export function writeShareCard<Type extends PageType>(
  page: PageDataOf<Type> | null,
  site: Pick<Site, 'language' | 'timeZone' | 'texts'>,
  messages: Messages,
): ShareCard | null {
  if (!page) return { ...PLAIN, title: messages.homeHeading, line: site.texts.tagline }
  const words = { messages, format: createFormat(site), title: page.meta.title }
  const card = writers[page.page](page.data, words)
  return card && { ...card, merchant: card.merchant && { name: card.merchant.name, logo: card.merchant.logo } }
}

function writeValue(coupon: Coupon | undefined, words: Words): ShareCard['value'] {
  return coupon ? valueWords(coupon, words) : null
}

interface Counted {
  codes: number
  deals: number
}

function writeListing(title: string, counts: Counted | null, words: Words): ShareCard {
  return { ...PLAIN, title, line: counts ? countOffers(counts.codes, counts.deals, words) : '' }
}

function countOffers(codes: number, deals: number, { messages, format }: Words): string {
  return codes + deals > 0 ? messages.codesAndDeals(format.count(codes), format.count(deals)) : ''
}
