import { createPlural } from '../createPlural.ts'
import type { SuggestionMessages } from '../suggestionMessages.ts'

const plural = createPlural('es')

export const messages: SuggestionMessages = {
  suggestionsFound: (count) =>
    plural(count, {
      one: `${count.written} sugerencia`,
      many: `${count.written} de sugerencias`,
      other: `${count.written} sugerencias`,
    }),
  recentSearches: 'Búsquedas recientes',
  removeSearch: (words) => `Quitar «${words}» de las búsquedas recientes`,
  clearSearches: 'Borrar las búsquedas recientes',
  deleteHint: 'La tecla Supr quita la búsqueda elegida.',
  fromAddress: (domain) => `De la dirección: ${domain}`,
  stillSearching: 'Seguimos buscando…',
  suggestionsOffline: 'No tienes conexión. Las sugerencias volverán con ella.',
  suggestionsFailed: 'Ahora no hay sugerencias. Puede que la búsqueda sí funcione.',
}
