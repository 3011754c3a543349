import type { Suggestion, Suggestions } from '@clipfront/page-data/suggestions'
import { clsx } from 'clsx'
import type { MouseEvent } from 'react'
import { icons } from '../icons/icons.tsx'
import { MerchantMark } from '../merchant-mark/MerchantMark.tsx'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './SuggestionList.module.css'
import { optionId } from './useCombobox.ts'

interface SuggestionListProps extends WidgetProps<HTMLDivElement> {
  /** Of the listbox; its options' follow from it. */
  id: string
  /** What was searched for. */
  words: string
  found: Suggestions
  /** Which option is the active one, over both kinds; -1 for none. @default -1 */
  active?: number
  onClick?: (event: MouseEvent) => void
}

/** What the search has found so far: what was meant, and apart from it what only looks like it (R1.7). Each is a link. */
export function SuggestionList({ id, words, found, active = -1, onClick, className, ref }: SuggestionListProps) {
  const { messages, format } = useSite()
  const { exact, fuzzy } = found

  const option = ({ kind, id: page, name, path, liveCoupons, tint, logo }: Suggestion, index: number) => (
    <a
      key={`${kind} ${page}`}
      id={optionId(id, index)}
      className={styles['option']}
      role="option"
      aria-selected={index === active}
      // The keyboard stays in the field.
      tabIndex={-1}
      href={path}
      data-page={kind}
      onClick={onClick}
    >
      {tint === null ? (
        <span className={styles['icon']}>{icons.search}</span>
      ) : (
        <MerchantMark merchant={{ name, tint, logo }} size="small" />
      )}
      <bdi className={styles['name']}>{name}</bdi>{' '}
      <span className={styles['count']}>
        {liveCoupons > 0 ? messages.offersInAll(format.count(liveCoupons)) : messages.noLiveOffers}
      </span>
    </a>
  )

  return (
    <div ref={ref} className={clsx(styles['list'], className)}>
      {exact.length + fuzzy.length === 0 ? (
        // Announced by whoever shows it: heard twice it would be too much.
        <p className={styles['nothing']} aria-hidden>
          {messages.noResultsFor(words)}
        </p>
      ) : (
        <div id={id} role="listbox" aria-label={messages.searchLabel}>
          {exact.map(option)}
          {fuzzy.length > 0 && (
            <div role="group" aria-labelledby={`${id}-fuzzy`} className={styles['fuzzy']}>
              <div id={`${id}-fuzzy`} role="presentation" className={styles['heading']}>
                {exact.length > 0 ? messages.alsoFound : messages.didYouMean}
              </div>
              {fuzzy.map((suggestion, index) => option(suggestion, exact.length + index))}
            </div>
          )}
        </div>
      )}
    </div>
  )
}
