import { PAGE_PATHS } from '@clipfront/routing/page-paths'
import { clsx } from 'clsx'
import { useRef } from 'react'
import { icons } from '../icons/icons.tsx'
import { useSite } from '../site-context/index.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './SearchForm.module.css'
import { useSuggestionsCode } from './useSuggestionsCode.ts'

interface SearchFormProps extends WidgetProps<HTMLElement> {
  /** What was searched for. @default '' */
  query?: string
  /** `small` stands in the header; `large` is what its page is about. @default 'large' */
  size?: 'small' | 'large'
}

/**
 * The search, as a plain form: it works before and without JavaScript. Where the site's frame gives suggestions, they are fetched
 * by the first who comes near the field.
 */
export function SearchForm({ query = '', size = 'large', className, ref }: SearchFormProps) {
  const { messages } = useSite()
  const field = useRef<HTMLInputElement>(null)
  const { Suggestions, wake } = useSuggestionsCode(field)
  // Two searches on one page must be told apart by those who move from landmark to landmark.
  const label = size === 'large' ? messages.searchLabel : messages.search
  return (
    <search ref={ref} className={clsx(styles['search'], className)} aria-label={label}>
      <form className={clsx(styles['form'], styles[size])} action={PAGE_PATHS.search} method="get">
        <span className={styles['icon']}>{icons.search}</span>
        <input
          key={query}
          ref={field}
          className={styles['input']}
          type="search"
          name="q"
          defaultValue={query}
          placeholder={messages.searchPlaceholder}
          aria-label={messages.searchLabel}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          required
          onFocus={wake}
          onPointerOver={wake}
        />
        {size === 'large' ? (
          <button type="submit" className={styles['button']}>
            {messages.search}
          </button>
        ) : (
          <button type="submit" className={styles['enter']}>
            <VisuallyHidden>{messages.search}</VisuallyHidden>
          </button>
        )}
        {/* A new field needs new ones. */}
        {Suggestions && <Suggestions key={`suggestions ${query}`} field={field} />}
      </form>
    </search>
  )
}
