import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react'
import type { SuggestionsProps } from '../search-form/index.ts'
import { SearchSuggestions } from './SearchSuggestions.tsx'

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
