import { createPlural } from '../createPlural.ts'
import type { SuggestionMessages } from '../suggestionMessages.ts'

const plural = createPlural('en')

export const messages: SuggestionMessages = {
  suggestionsFound: (count) =>
    plural(count, { one: `${count.written} suggestion`, other: `${count.written} suggestions` }),
  recentSearches: 'Recent searches',
  removeSearch: (words) => `Remove “${words}” from recent searches`,
  clearSearches: 'Clear recent searches',
  deleteHint: 'The delete key removes the search you are on.',
  fromAddress: (domain) => `From the address: ${domain}`,
  stillSearching: 'Still looking …',
  suggestionsOffline: 'You are offline. Suggestions come back with the connection.',
  suggestionsFailed: 'There are no suggestions right now. The search itself may still work.',
}
