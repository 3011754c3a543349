import { QueryProvider, useSuggestions } from '@clipfront/shell/query'
import type { SuggestionsProps } from '@clipfront/widgets/search-form'
import { SearchSuggestions } from '@clipfront/widgets/search-suggestions'
import { useState } from 'react'

/** What a search form shows while somebody types, asked of the site's own search. */
export function Suggestions(props: SuggestionsProps) {
  return (
    <QueryProvider>
      <FoundSuggestions {...props} />
    </QueryProvider>
  )
}

function FoundSuggestions(props: SuggestionsProps) {
  const [words, setWords] = useState('')
  return <SearchSuggestions {...props} {...useSuggestions(words)} words={words} onWords={setWords} />
}
