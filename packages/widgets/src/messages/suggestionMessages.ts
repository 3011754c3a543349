import type { Count } from '../format/createFormat.ts'
import { createPlural } from './createPlural.ts'

/** What the suggestions under a search field say. They come with their code, to those who search, so no page is heavier for them. */
export interface SuggestionMessages {
  /** Announced while somebody types. */
  suggestionsFound: (count: Count) => string
  /** Above what was searched for on this device, in an empty field. */
  recentSearches: string
  /** Of the cross beside one of them. */
  removeSearch: (words: string) => string
  /** The row that removes all of them. */
  clearSearches: string
  /** For those who listen: how the keyboard removes one. */
  deleteHint: string
  /** The domain of an address that was typed or pasted. */
  fromAddress: (domain: string) => string
  /** The answer takes long. */
  stillSearching: string
  suggestionsOffline: string
  suggestionsFailed: string
}

const [ar, de, en, es, fr] = [
  createPlural('ar'),
  createPlural('de'),
  createPlural('en'),
  createPlural('es'),
  createPlural('fr'),
]

/** By language (BCP 47), whatever its region. */
export const SUGGESTION_MESSAGES = {
  en: {
    suggestionsFound: (count) =>
      en(count, { one: `${count.written} suggestion`, other: `${count.written} suggestions` }),
    recentSearches: 'Recent searches',
    removeSearch: (words) => `Remove “${words}” from recent searches`,
    clearSearches: 'Clear recent searches',
    deleteHint: 'The delete key removes the search you are on.',
    fromAddress: (domain) => `From the address: ${domain}`,
    stillSearching: 'Still looking …',
    suggestionsOffline: 'You are offline. Suggestions come back with the connection.',
    suggestionsFailed: 'There are no suggestions right now. The search itself may still work.',
  },
  de: {
    suggestionsFound: (count) => de(count, { one: `${count.written} Vorschlag`, other: `${count.written} Vorschläge` }),
    recentSearches: 'Letzte Suchen',
    removeSearch: (words) => `„${words}“ aus den letzten Suchen entfernen`,
    clearSearches: 'Letzte Suchen löschen',
    deleteHint: 'Die Entf-Taste entfernt die gewählte Suche.',
    fromAddress: (domain) => `Aus der Adresse: ${domain}`,
    stillSearching: 'Es wird noch gesucht …',
    suggestionsOffline: 'Keine Verbindung. Vorschläge gibt es wieder, sobald sie zurück ist.',
    suggestionsFailed: 'Gerade gibt es keine Vorschläge. Die Suche selbst geht vielleicht trotzdem.',
  },
  fr: {
    suggestionsFound: (count) =>
      fr(count, {
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
  },
  es: {
    suggestionsFound: (count) =>
      es(count, {
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
  },
  da: {
    suggestionsFound: (count) => `${count.written} forslag`,
    recentSearches: 'Seneste søgninger',
    removeSearch: (words) => `Fjern ”${words}” fra seneste søgninger`,
    clearSearches: 'Ryd seneste søgninger',
    deleteHint: 'Slettetasten fjerner den valgte søgning.',
    fromAddress: (domain) => `Fra adressen: ${domain}`,
    stillSearching: 'Søger stadig …',
    suggestionsOffline: 'Du er offline. Forslagene vender tilbage med forbindelsen.',
    suggestionsFailed: 'Der er ingen forslag lige nu. Selve søgningen virker måske alligevel.',
  },
  ja: {
    suggestionsFound: ({ written }) => `候補が${written}件あります`,
    recentSearches: '最近の検索',
    removeSearch: (words) => `「${words}」を最近の検索から削除`,
    clearSearches: '最近の検索をすべて削除',
    deleteHint: '削除キーで、選んだ検索を消せます。',
    fromAddress: (domain) => `アドレスから：${domain}`,
    stillSearching: '検索を続けています…',
    suggestionsOffline: 'オフラインです。接続が戻ると、候補も表示されます。',
    suggestionsFailed: 'いまは候補を表示できません。検索そのものは使えるかもしれません。',
  },
  ar: {
    suggestionsFound: (count) =>
      ar(count, {
        zero: 'لا اقتراحات',
        one: 'اقتراح واحد',
        two: 'اقتراحان',
        few: `${count.written} اقتراحات`,
        many: `${count.written} اقتراحًا`,
        other: `${count.written} اقتراح`,
      }),
    recentSearches: 'عمليات البحث الأخيرة',
    removeSearch: (words) => `إزالة «\u2068${words}\u2069» من عمليات البحث الأخيرة`,
    clearSearches: 'مسح عمليات البحث الأخيرة',
    deleteHint: 'مفتاح الحذف يزيل البحث المحدد.',
    fromAddress: (domain) => `من العنوان: \u2068${domain}\u2069`,
    stillSearching: 'ما زال البحث جاريًا…',
    suggestionsOffline: 'لا يوجد اتصال بالإنترنت. تعود الاقتراحات مع عودة الاتصال.',
    suggestionsFailed: 'لا توجد اقتراحات الآن. قد يعمل البحث نفسه مع ذلك.',
  },
} as const satisfies Record<string, SuggestionMessages>

/** @param language of a site; one without messages of its own hears English, and a test names it */
export function resolveSuggestionMessages(language: string): SuggestionMessages {
  const known: Readonly<Record<string, SuggestionMessages>> = SUGGESTION_MESSAGES
  return known[new Intl.Locale(language).language] ?? SUGGESTION_MESSAGES.en
}
