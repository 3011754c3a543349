import type { SuggestedOffer, Suggestions } from '@clipfront/page-data/suggestions'
import { searchPath } from '@clipfront/routing/page-paths'
import { clsx } from 'clsx'
import type { MouseEvent, ReactNode } from 'react'
import { valueWords } from '../coupon-ticket/valueWords.ts'
import { icons } from '../icons/icons.tsx'
import { MerchantMark } from '../merchant-mark/MerchantMark.tsx'
import { type SiteView, useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './SuggestionList.module.css'
import { optionId } from './useCombobox.ts'

interface SuggestionListProps extends WidgetProps<HTMLDivElement> {
  /** Of the listbox; its options' follow from it. */
  id: string
  /** What was searched for. */
  words: string
  found: Suggestions
  /** Which option is the active one, over all groups; -1 for none. @default -1 */
  active?: number
  onClick?: (event: MouseEvent) => void
}

/**
 * What the search has found so far, in groups: merchants, offers, other pages, and apart from them what only looks like what was
 * typed (R1.7). The last option is the search itself: the list does not hold all that it finds. Each is a link.
 */
export function SuggestionList({ id, words, found, active = -1, onClick, className, ref }: SuggestionListProps) {
  const view = useSite()
  const { messages } = view
  const groups = listGroups(words, found, view)
  return (
    <div ref={ref} className={clsx(styles['list'], className)}>
      <div id={id} role="listbox" aria-label={messages.searchLabel}>
        {groups.map(({ name, heading, options }, index) => (
          <div
            key={name}
            className={styles['group']}
            {...(heading && { role: 'group', 'aria-labelledby': `${id}-${name}` })}
          >
            {heading && (
              <div id={`${id}-${name}`} role="presentation" className={styles['heading']}>
                {heading}
              </div>
            )}
            {options.map((option, position) => {
              const number = countBefore(groups, index) + position
              return (
                <a
                  key={option.path}
                  id={optionId(id, number)}
                  className={styles['option']}
                  role="option"
                  aria-selected={number === active}
                  // The keyboard stays in the field.
                  tabIndex={-1}
                  href={option.path}
                  data-page={option.page}
                  onClick={onClick}
                >
                  {option.mark ?? <span className={styles['icon']}>{icons.search}</span>}
                  <bdi className={styles['name']}>{option.name}</bdi>{' '}
                  <span className={styles['note']}>{option.note}</span>
                </a>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}

/** How many options there are for what was found: each of it, and the search itself. */
export function countOptions({ exact, fuzzy, offers, labels }: Suggestions): number {
  return exact.length + fuzzy.length + offers.length + labels.length + 1
}

interface Group {
  name: string
  /** The last group needs none. */
  heading?: string
  options: Option[]
}

interface Option {
  path: string
  /** Type of the page that it leads to. */
  page: string
  mark?: ReactNode
  name: string
  /** What there is, at the end of the line. */
  note: ReactNode
}

function listGroups(words: string, { exact, fuzzy, offers, labels }: Suggestions, view: SiteView): Group[] {
  const { messages } = view
  const describe = (suggestion: Page): Option => describePage(suggestion, view)
  const isFound = exact.length + offers.length + labels.length > 0
  const groups: Group[] = [
    {
      name: 'stores',
      heading: messages.stores,
      options: exact.filter(({ kind }) => kind === 'merchant').map(describe),
    },
    { name: 'offers', heading: messages.offersHeading, options: offers.map((offer) => describeOffer(offer, view)) },
    {
      name: 'pages',
      heading: labels.length > 0 ? messages.suggestedPages : messages.categories,
      options: [...exact.filter(({ kind }) => kind === 'category'), ...labels].map(describe),
    },
    { name: 'fuzzy', heading: isFound ? messages.alsoFound : messages.didYouMean, options: fuzzy.map(describe) },
    {
      name: 'search',
      options: [{ path: searchPath(words), page: 'search', name: messages.searchFor(words), note: '' }],
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

type Page = Suggestions['exact'][number]

function describePage(page: Page, { messages, format }: SiteView): Option {
  const { kind, name, path, liveCoupons } = page
  const mark =
    'tint' in page && page.tint !== null ? (
      <MerchantMark merchant={{ name, tint: page.tint, logo: page.logo }} size="small" />
    ) : undefined
  const note = liveCoupons > 0 ? messages.offersInAll(format.count(liveCoupons)) : messages.noLiveOffers
  return { path, page: kind, mark, name, note }
}

function describeOffer(offer: SuggestedOffer, view: SiteView): Option {
  const { lead, figure, tail } = valueWords(offer, view)
  return {
    path: offer.path,
    page: offer.path.startsWith('/coupons/') ? 'coupon' : 'merchant',
    mark: <MerchantMark merchant={offer.merchant} size="small" />,
    name: offer.title,
    note: `${lead}${figure}${tail}`,
  }
}

function countBefore(groups: readonly Group[], index: number): number {
  return groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0)
}
