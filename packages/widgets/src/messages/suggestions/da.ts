import type { SuggestionMessages } from '../suggestionMessages.ts'

export const messages: SuggestionMessages = {
  suggestionsFound: (count) => `${count.written} forslag`,
  recentSearches: 'Seneste søgninger',
  removeSearch: (words) => `Fjern ”${words}” fra seneste søgninger`,
  clearSearches: 'Ryd seneste søgninger',
  deleteHint: 'Slettetasten fjerner den valgte søgning.',
  fromAddress: (domain) => `Fra adressen: ${domain}`,
  stillSearching: 'Søger stadig …',
  suggestionsOffline: 'Du er offline. Forslagene vender tilbage med forbindelsen.',
  suggestionsFailed: 'Der er ingen forslag lige nu. Selve søgningen virker måske alligevel.',
}
