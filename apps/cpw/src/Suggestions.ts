import { QueryProvider, useSuggestions } from '@clipfront/shell/query'
import { createSuggestions } from '@clipfront/widgets/search-suggestions'

/** What a search form shows while somebody types; a chunk of its own. */
export const Suggestions = createSuggestions(useSuggestions, QueryProvider)
