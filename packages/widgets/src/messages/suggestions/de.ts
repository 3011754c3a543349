import { createPlural } from '../createPlural.ts'
import type { SuggestionMessages } from '../suggestionMessages.ts'

const plural = createPlural('de')

export const messages: SuggestionMessages = {
  suggestionsFound: (count) =>
    plural(count, { one: `${count.written} Vorschlag`, other: `${count.written} Vorschläge` }),
  recentSearches: 'Letzte Suchen',
  removeSearch: (words) => `„${words}“ aus den letzten Suchen entfernen`,
  clearSearches: 'Letzte Suchen löschen',
  deleteHint: 'Die Entf-Taste entfernt die gewählte Suche.',
  fromAddress: (domain) => `Aus der Adresse: ${domain}`,
  stillSearching: 'Es wird noch gesucht …',
  suggestionsOffline: 'Keine Verbindung. Vorschläge gibt es wieder, sobald sie zurück ist.',
  suggestionsFailed: 'Gerade gibt es keine Vorschläge. Die Suche selbst geht vielleicht trotzdem.',
}
