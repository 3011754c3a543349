import { createPlural } from '../createPlural.ts'
import type { SuggestionMessages } from '../suggestionMessages.ts'

const plural = createPlural('fr')

export const messages: SuggestionMessages = {
  suggestionsFound: (count) =>
    plural(count, {
      one: `${count.written} suggestion`,
      many: `${count.written} de suggestions`,
      other: `${count.written} suggestions`,
    }),
  recentSearches: 'Recherches récentes',
  removeSearch: (words) => `Retirer «\u202F${words}\u202F» des recherches récentes`,
  clearSearches: 'Effacer les recherches récentes',
  deleteHint: 'La touche Suppr retire la recherche choisie.',
  fromAddress: (domain) => `D’après l’adresse\u202F: ${domain}`,
  stillSearching: 'Recherche toujours en cours…',
  suggestionsOffline: 'Vous êtes hors ligne. Les suggestions reviendront avec la connexion.',
  suggestionsFailed: 'Pas de suggestions pour le moment. La recherche elle-même fonctionne peut-être.',
}
