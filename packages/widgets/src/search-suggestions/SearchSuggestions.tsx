import type { Suggestions } from '@clipfront/page-data/suggestions'
import { clsx } from 'clsx'
import {
  type MouseEvent,
  useEffect,
  useId,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react'
import type { SuggestionsProps } from '../search-form/SuggestionsContext.ts'
import { useSite } from '../site-context/index.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './SearchSuggestions.module.css'
import { countOptions, SuggestionList } from './SuggestionList.tsx'
import { optionId, useCombobox } from './useCombobox.ts'

interface SearchSuggestionsProps extends SuggestionsProps, WidgetProps<HTMLDivElement> {
  /** What the site's search is asked for; nothing where there are none. */
  words: string
  /** What it has found for them; undefined while pending and after a failure. */
  found: Suggestions | undefined
  pending: boolean
  /** Is told what it should be asked for, when nobody has typed for a moment. */
  onWords: (words: string) => void
}

/** So long nobody has typed anything. */
const QUIET_MS = 150

/**
 * What the search finds while somebody types, under a search form's field, which it makes a combobox. The form stays what it is:
 * what cannot be had is not shown, and no word is said about it.
 */
export function SearchSuggestions({ field, words, found, pending, onWords, className, ref }: SearchSuggestionsProps) {
  const { messages, format } = useSite()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [last, setLast] = useState<{ words: string; found: Suggestions } | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => onWords(typed), QUIET_MS)
    return () => clearTimeout(timer)
  }, [typed, onWords])

  if (found && last?.found !== found) {
    setLast({ words, found })
    // The option that stood there may be another one now.
    setActive(-1)
  }
  // Until there is something newer, what is there stays: a list that comes and goes with each letter cannot be read.
  const shown = isOpen && typed && words && (found || pending) ? last : null
  const count = shown ? countOptions(shown.found) : 0

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  useCombobox(field, {
    listId: id,
    isShown: shown !== null,
    count,
    active,
    activate: setActive,
    open(text) {
      setTyped(text)
      setOpen(text !== '')
      setActive(-1)
      if (text === '') setLast(null)
    },
    close,
    follow: () => document.getElementById(optionId(id, active))?.click(),
    leave() {
      close()
      setTyped('')
      setLast(null)
    },
  })

  const choose = (event: MouseEvent) => {
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
      {shown && (
        <SuggestionList
          id={id}
          className={styles['list']}
          words={shown.words}
          found={shown.found}
          active={active}
          onClick={choose}
        />
      )}
      <VisuallyHidden>
        <output>
          {/* The search itself is no suggestion, and is what is left where there are none. */}
          {shown && (count > 1 ? messages.suggestionsFound(format.count(count - 1)) : messages.searchFor(shown.words))}
        </output>
      </VisuallyHidden>
    </div>
  )
}

type Found = Pick<ComponentProps<typeof SearchSuggestions>, 'found' | 'pending'>

/**
 * Joins the suggestions under a search form with what fetches them.
 * @param useSuggestions asks the site's own search for some words
 * @param Provider what `useSuggestions` needs around it
 */
export function createSuggestions(
  useSuggestions: (words: string) => Found,
  Provider: ComponentType<{ children: ReactNode }>,
): ComponentType<SuggestionsProps> {
  function FetchedSuggestions(props: SuggestionsProps) {
    const [words, setWords] = useState('')
    return <SearchSuggestions {...props} {...useSuggestions(words)} words={words} onWords={setWords} />
  }
  return (props) => (
    <Provider>
      <FetchedSuggestions {...props} />
    </Provider>
  )
}
