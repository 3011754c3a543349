import type { SuggestedOffer, Suggestion, Suggestions } from '@clipfront/page-data/suggestions'
import { searchPath } from '@clipfront/routing/page-paths'
import type { ReactNode } from 'react'
import { offerPage } from '../coupon-ticket/ticketAddresses.ts'
import { valueWords } from '../coupon-ticket/valueWords.ts'
import { icons } from '../icons/icons.tsx'
import { MerchantMark } from '../merchant-mark/MerchantMark.tsx'
import type { SuggestionMessages } from '../messages/suggestionMessages.ts'
import type { SiteView } from '../site-context/index.ts'

/** Options under one heading. */
export interface OptionGroup {
  name: string
  /** What those who listen hear of it; the last group needs none. */
  label?: string
  /** The large card of the merchant that was named: its label is not shown. */
  isCard?: boolean
  options: readonly Option[]
}

export interface Option {
  /** Where it leads; none where it does something here. */
  path?: string
  /** Type of the page that it leads to. */
  page?: string
  mark: ReactNode
  name: string
  /** What there is, at the end of the line. */
  note: string
  /** The words that it searches for, which are remembered. */
  searches?: string
  /** Of a search that is remembered here: it can be removed. */
  isRecent?: boolean
}

/**
 * What the search has found so far, in groups: the merchant that was named, merchants, offers, other pages, guides, and apart from
 * them what only looks like what was typed (R1.7). The last option is the search itself: the list does not hold all that it finds.
 * @param found for these words or the ones before them; undefined while nothing is known
 * @param isCorrected whether it was found for other words: the last option is then the search for what was typed, as it is
 */
export function listFound(
  typed: string,
  found: Suggestions | undefined,
  isCorrected: boolean,
  view: SiteView,
): OptionGroup[] {
  const search: Option = {
    path: searchPath(typed, { literal: isCorrected }),
    page: 'search',
    mark: icons.search,
    name: view.messages.searchFor(typed),
    note: '',
    searches: typed,
  }
  return [...(found ? groupFound(found, view) : []), { name: 'search', options: [search] }]
}

function groupFound(found: Suggestions, view: SiteView): OptionGroup[] {
  const { messages, format } = view
  const { merchant, offers, labels, guides, meant, totals } = found
  const [matching, alike] = meant ? [found.fuzzy, []] : [found.exact, found.fuzzy]
  const ofKind = (kind: Suggestion['kind']) => [...matching, ...labels].filter((each) => each.kind === kind)
  const isFound = matching.length + offers.length + labels.length + guides.length > 0
  const card = merchant
    ? [describePage(merchant.merchant, view), ...(merchant.bestOffer ? [describeOffer(merchant.bestOffer, view)] : [])]
    : []
  const { merchant: merchants, ...others }: Record<Suggestion['kind'], OptionGroup> = {
    merchant: { name: 'stores', label: messages.stores, options: listPages(ofKind('merchant')) },
    category: { name: 'categories', label: messages.categories, options: listPages(ofKind('category')) },
    topic: { name: 'events', label: messages.events, options: listPages(ofKind('topic')) },
    brand: { name: 'brands', label: messages.brands, options: listPages(ofKind('brand')) },
    tag: { name: 'tags', label: messages.allTags, options: listPages(ofKind('tag')) },
  }
  const groups: OptionGroup[] = [
    { name: 'card', label: merchant?.merchant.name ?? '', isCard: true, options: card },
    merchants,
    {
      name: 'offers',
      label: counted(messages.offersHeading, totals?.offers, offers.length),
      options: besideCard(offers.map((offer) => describeOffer(offer, view))),
    },
    ...Object.values(others),
    {
      name: 'guides',
      label: counted(messages.guides, totals?.guides, guides.length),
      options: guides.map(({ title, path }) => ({ path, page: 'blog', mark: icons.search, name: title, note: '' })),
    },
    { name: 'alike', label: isFound ? messages.alsoFound : messages.didYouMean, options: listPages(alike) },
  ]
  return groups.filter(({ options }) => options.length > 0)

  /** What stands in the card stands nowhere else. */
  function besideCard(options: Option[]): Option[] {
    return options.filter(({ path }) => card.every((inCard) => inCard.path !== path))
  }

  function listPages(pages: Suggestion[]): Option[] {
    return besideCard(pages.map((page) => describePage(page, view)))
  }

  /** With how many the search page has, where these are not all. */
  function counted(label: string, total: number | null | undefined, shown: number): string {
    return total && total > shown ? `${label} (${format.count(total).written})` : label
  }
}

/** What the whole list was found for, where it is not what was typed: what was meant, or the domain of an address. */
export function describeAnswer(
  { meant, domain }: Suggestions,
  { messages }: SiteView,
  { fromAddress }: Pick<SuggestionMessages, 'fromAddress'>,
): string {
  if (meant) return messages.resultsFor(meant)
  return domain ? fromAddress(domain) : ''
}

/** For an empty field: what was searched for on this device, and what many search for. */
export function listStart(
  recent: readonly string[],
  popular: readonly Suggestion[],
  view: SiteView,
  { recentSearches, clearSearches }: Pick<SuggestionMessages, 'recentSearches' | 'clearSearches'>,
): OptionGroup[] {
  const searches = recent.map((words) => ({
    path: searchPath(words),
    page: 'search',
    mark: icons.clock,
    name: words,
    note: '',
    searches: words,
    isRecent: true,
  }))
  const groups: OptionGroup[] = [
    {
      name: 'recent',
      label: recentSearches,
      options: searches.length > 0 ? [...searches, { mark: icons.cross, name: clearSearches, note: '' }] : [],
    },
    { name: 'popular', label: view.messages.popularSearches, options: popular.map((page) => describePage(page, view)) },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

function describePage({ kind, name, path, liveCoupons, tint, logo }: Suggestion, view: SiteView): Option {
  const { messages, format } = view
  const mark = tint === null ? icons.search : <MerchantMark merchant={{ name, tint, logo }} size="small" />
  const note = liveCoupons > 0 ? messages.offersInAll(format.count(liveCoupons)) : messages.noLiveOffers
  return { path, page: kind, mark, name, note }
}

function describeOffer(offer: SuggestedOffer, view: SiteView): Option {
  const { lead, figure, tail } = valueWords(offer, view)
  return {
    path: offer.path,
    page: offerPage(offer.path),
    mark: <MerchantMark merchant={offer.merchant} size="small" />,
    name: offer.title,
    note: `${lead}${figure}${tail}`,
  }
}
