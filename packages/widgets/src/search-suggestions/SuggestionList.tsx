import { clsx } from 'clsx'
import type { MouseEvent } from 'react'
import { icons } from '../icons/icons.tsx'
import type { SuggestionMessages } from '../messages/suggestionMessages.ts'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import type { Option, OptionGroup } from './listGroups.tsx'
import styles from './SuggestionList.module.css'
import { optionId } from './useCombobox.ts'

interface SuggestionListProps extends WidgetProps<HTMLDivElement>, Pick<SuggestionMessages, 'removeSearch'> {
  /** Of the listbox; its options' follow from it. */
  id: string
  groups: readonly OptionGroup[]
  /** Which option is the active one, over all groups; -1 for none. @default -1 */
  active?: number
  /** What there is to say of the whole list. @default none */
  note?: string | undefined
  onChoose?: (option: Option, event: MouseEvent) => void
  onRemove?: (option: Option) => void
}

/** A listbox of links in groups (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The keyboard stays in the field above it. */
export function SuggestionList({
  id,
  groups,
  active = -1,
  note,
  removeSearch,
  onChoose,
  onRemove,
  className,
  ref,
}: SuggestionListProps) {
  const { messages } = useSite()
  const total = countBefore(groups, groups.length)
  return (
    <div ref={ref} className={clsx(styles['list'], className)}>
      {/* It is announced as well. */}
      {note && (
        <p className={styles['heading']} aria-hidden>
          {note}
        </p>
      )}
      <div id={id} role="listbox" aria-label={messages.searchLabel}>
        {groups.map(({ name, label, isCard, options }, index) => (
          <div
            key={name}
            className={clsx(styles['group'], isCard && styles['card'])}
            {...(label && { role: 'group', 'aria-label': label })}
          >
            {label && !isCard && (
              <div role="presentation" className={styles['heading']}>
                {label}
              </div>
            )}
            {options.map((option, position) => {
              const number = countBefore(groups, index) + position
              return (
                <div key={option.path ?? option.name} role="presentation" className={styles['row']}>
                  <a
                    id={optionId(id, number)}
                    className={styles['option']}
                    role="option"
                    aria-selected={number === active}
                    aria-posinset={number + 1}
                    aria-setsize={total}
                    // The keyboard stays in the field.
                    tabIndex={-1}
                    href={option.path}
                    data-page={option.page}
                    onClick={(event) => onChoose?.(option, event)}
                  >
                    <span className={styles['icon']}>{option.mark}</span>
                    <span className={styles['name']}>
                      <bdi>{option.name}</bdi>
                    </span>{' '}
                    <span className={styles['note']}>{option.note}</span>
                  </a>
                  {option.isRecent && (
                    // A listbox holds nothing but options. For the keyboard it is the delete key, so the arrows pass this one by.
                    <button
                      type="button"
                      role="option"
                      className={styles['remove']}
                      aria-selected={false}
                      aria-posinset={number + 1}
                      aria-setsize={total}
                      tabIndex={-1}
                      aria-label={removeSearch(option.name)}
                      title={removeSearch(option.name)}
                      onClick={() => onRemove?.(option)}
                    >
                      {icons.cross}
                    </button>
                  )}
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}

function countBefore(groups: readonly OptionGroup[], index: number): number {
  return groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0)
}
