import type { Suggestions } from '@clipfront/page-data/suggestions'
import { clsx } from 'clsx'
import { type ComponentType, type MouseEvent, useEffect, useId, useState, useSyncExternalStore } from 'react'
import type { SuggestionMessages } from '../messages/suggestionMessages.ts'
import type { SuggestionsProps } from '../search-form/SuggestionsContext.ts'
import { useSite } from '../site-context/index.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { WidgetProps } from '../WidgetProps.ts'
import { describeAnswer, listFound, listStart, type Option } from './listGroups.tsx'
import styles from './SearchSuggestions.module.css'
import { SuggestionList } from './SuggestionList.tsx'
import { optionId, useCombobox } from './useCombobox.ts'

/** What this visitor has searched for: `docs/contracts/recent-searches.md`. */
export interface RecentSearches {
  /** The newest first; the same list until it has changed. */
  readonly words: readonly string[]
  /** Another tab may have changed them. */
  refresh: () => void
  subscribe: (listener: () => void) => () => void
  add: (words: string) => void
  remove: (words: string) => void
  clear: () => void
}

/** What the site's search says of some words. */
export interface Searching {
  /** Undefined while it is not known. */
  found: Suggestions | undefined
  /** `offline`: it is asked as soon as the connection is back. */
  status: 'idle' | 'pending' | 'offline' | 'failed'
}

interface SearchSuggestionsProps extends SuggestionsProps, Searching, WidgetProps<HTMLDivElement> {
  /** What the site's search is asked for: nothing typed is what many search for; null where nothing is wanted. */
  words: string | null
  /** Is told what it should be asked for, when nobody has typed for a moment. */
  onWords: (words: string | null) => void
  recent: RecentSearches
  says: SuggestionMessages
}

/** So long nobody has typed anything. */
const QUIET_MS = 150
/** So long an answer may take before it is said that it does. */
const SLOW_MS = 1000

/**
 * What the search finds while somebody types, under a search form's field, which it makes a combobox; in an empty one what was
 * searched for before. The form stays what it is, whatever cannot be had.
 */
export function SearchSuggestions({
  field,
  words,
  found,
  status,
  onWords,
  recent,
  says,
  className,
  ref,
}: SearchSuggestionsProps) {
  const view = useSite()
  const id = useId()
  const searches = useSyncExternalStore(recent.subscribe, () => recent.words, listNone)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [last, setLast] = useState<Suggestions>()
  const isSlow = useIsSlow(status === 'pending')
  useEffect(() => {
    const timer = setTimeout(() => onWords(typed), typed ? QUIET_MS : 0)
    return () => clearTimeout(timer)
  }, [typed, onWords])

  if (found && last !== found) {
    setLast(found)
    // The option that stood there may be another one now; in an empty field what is new comes after it.
    if (typed) setActive(-1)
  }
  // Until there is something newer, what is there stays: a list that comes and goes with each letter cannot be read.
  const isWaiting = words !== typed || status === 'pending'
  const known = found || isWaiting ? last : undefined
  const groups =
    !isOpen || typed === null
      ? []
      : typed
        ? listFound(typed, known, !isWaiting && Boolean(known?.meant), view)
        : listStart(searches, known?.popular ?? [], view, says)
  const options = groups.flatMap((group) => group.options)
  const hasRecent = options.some(({ isRecent }) => isRecent)
  const troubles = {
    idle: '',
    pending: isSlow && says.stillSearching,
    offline: says.suggestionsOffline,
    failed: says.suggestionsFailed,
  }
  const note = troubles[status] || (known && describeAnswer(known, view, says)) || ''

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const remove = ({ searches: removed = '' }: Option) => {
    recent.remove(removed)
    // The next one takes its place.
    if (searches.length === 1) setActive(-1)
  }
  useCombobox(field, {
    listId: id,
    count: options.length,
    active,
    canRemove: options[active]?.isRecent === true,
    activate: setActive,
    open(text) {
      if (text === '') recent.refresh()
      setTyped(text)
      setOpen(true)
      setActive(-1)
    },
    close,
    follow: () => document.getElementById(optionId(id, active))?.click(),
    remove: () => options[active] && remove(options[active]),
    leave(text) {
      close()
      setTyped(null)
      setLast(undefined)
      recent.add(text)
    },
  })

  const choose = ({ path, searches: chosen }: Option, event: MouseEvent) => {
    if (!path) {
      recent.clear()
      return setActive(-1)
    }
    if (chosen) recent.add(chosen)
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (!isElsewhere) close()
  }
  return (
    // Pressed upon, it must not take the keyboard away from the field.
    <div
      ref={ref}
      role="presentation"
      className={clsx(styles['suggestions'], className)}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.length > 0 && (
        <SuggestionList
          id={id}
          className={styles['list']}
          groups={groups}
          active={active}
          note={typed ? note : undefined}
          removeSearch={says.removeSearch}
          onChoose={choose}
          onRemove={remove}
        />
      )}
      <VisuallyHidden>
        <output>{announce()}</output>
      </VisuallyHidden>
    </div>
  )

  function announce(): string {
    if (options.length === 0 || typed === null) return ''
    if (typed === '') return [sayCount(options.length), hasRecent && says.deleteHint].filter(Boolean).join(' ')
    // The search itself is no suggestion, and is what is left where there are none.
    const rest = known && (options.length > 1 ? sayCount(options.length - 1) : view.messages.searchFor(typed))
    return [note, rest].filter(Boolean).join(' ')
  }

  function sayCount(suggestions: number): string {
    return says.suggestionsFound(view.format.count(suggestions))
  }
}

const NONE: readonly string[] = []
/** A server knows no visitor. */
const listNone = () => NONE

/** Whether something takes long by now. */
function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = isPending ? setTimeout(() => setSlow(true), SLOW_MS) : undefined
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isPending])
  return isSlow
}

interface SuggestionsParts {
  /** Asks the site's own search for some words; for null nothing. */
  useSuggestions: (words: string | null) => Searching
  recent: RecentSearches
  /** In the site's language. */
  says: SuggestionMessages
}

/** Joins the suggestions under a search form with what fetches them, and with what is remembered. */
export function createSuggestions({ useSuggestions, ...parts }: SuggestionsParts): ComponentType<SuggestionsProps> {
  return function FetchedSuggestions(props) {
    const [words, setWords] = useState<string | null>(null)
    return <SearchSuggestions {...props} {...useSuggestions(words)} words={words} onWords={setWords} {...parts} />
  }
}
