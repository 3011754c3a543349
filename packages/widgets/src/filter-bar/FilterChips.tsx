import { FILTER_KEYS, type FilterCounts, type OfferFilter } from '@clipfront/page-data'
import { icons } from '../icons/icons.tsx'
import { useSite } from '../site-context/index.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import styles from './FilterBar.module.css'
import { FilterMenu } from './FilterMenu.tsx'
import { nameFilter } from './nameFilter.ts'
import { type Choice, listChoices, withAll } from './listChoices.ts'

interface FilterChipsProps {
  counts: FilterCounts
  filter: OfferFilter
  /** Path and query of the list. */
  url: string
}

/** What a list can be narrowed to, and how many offers each choice leaves. The kinds stand side by side; of other keys several make a menu. */
export function FilterChips({ counts, filter, url }: FilterChipsProps) {
  const groups = FILTER_KEYS.map((key) => ({ key, choices: listChoices(counts, filter, url, key) }))
  return (
    <ul className={styles['chips']}>
      {groups.map(({ key, choices }) => {
        if (key === 'type')
          return withAll(choices, counts, url).map((choice) => <ChipItem key={`${choice.value}`} choice={choice} />)
        const [only, ...others] = choices
        if (!only) return null
        if (others.length === 0 || key === 'ends' || key === 'tested')
          return <ChipItem key={key} choice={only} canBeLeft />
        return <MenuItem key={key} name={key} choices={withAll(choices, counts, url)} />
      })}
    </ul>
  )
}

/** @param canBeLeft chosen, it leads to the list without it */
function ChipItem({ choice, canBeLeft = false }: { choice: Choice; canBeLeft?: boolean }) {
  return (
    <li>
      <ChoiceLink className={styles['chip']} choice={choice} canBeLeft={canBeLeft} />
    </li>
  )
}

function MenuItem({ name, choices }: { name: 'for' | 'value'; choices: readonly Choice[] }) {
  const { messages, format } = useSite()
  const chosen = choices.find(({ value, isChosen }) => isChosen && value !== null)
  const label = chosen?.value ? nameFilter(chosen.value, messages) : messages.filterNames[name]
  return (
    <li>
      <FilterMenu
        name={name}
        heading={messages.filterNames[name]}
        isChosen={chosen !== undefined}
        label={
          <>
            {label}
            {chosen && <span className={styles['count']}> {format.number(chosen.count)}</span>}
          </>
        }
      >
        {choices.map((choice) => (
          <li key={`${choice.value}`}>
            <ChoiceLink className={styles['option']} choice={choice} />
          </li>
        ))}
      </FilterMenu>
    </li>
  )
}

interface ChoiceLinkProps {
  choice: Choice
  className: string | undefined
  canBeLeft?: boolean
}

function ChoiceLink({ choice: { key, value, count, isChosen, path }, className, canBeLeft = false }: ChoiceLinkProps) {
  const { messages, format } = useSite()
  return (
    <a
      id={`filter-${key}-${value ?? 'all'}`}
      className={className}
      href={path}
      rel={value === null ? undefined : 'nofollow'}
      aria-current={isChosen ? 'true' : undefined}
    >
      {value === null ? messages.filterAll : nameFilter(value, messages)}{' '}
      <span className={styles['count']}>{format.number(count)}</span>
      {isChosen && canBeLeft && (
        <>
          <VisuallyHidden> ({messages.removeFilter})</VisuallyHidden>
          {icons.cross}
        </>
      )}
    </a>
  )
}
