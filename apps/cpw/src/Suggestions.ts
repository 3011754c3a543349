import { useSuggestions } from '@clipfront/shell/suggestions'
import { createRecentSearches } from '@clipfront/shell/recent-searches'
import { createSuggestions, loadSuggestionMessages } from '@clipfront/widgets/search-suggestions'
import type { Consent } from '@clipfront/tracking/consent'

let suggestions: ReturnType<typeof createSuggestions> | undefined

/** What a search form shows while somebody types; a chunk of its own. All forms of a document remember the same searches. */
export async function openSuggestions(consent: Consent, language: string) {
  const says = await loadSuggestionMessages(language)
  suggestions ??= createSuggestions({ useSuggestions, recent: createRecentSearches(consent), says })
  return suggestions
}
