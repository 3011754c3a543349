import type { Count } from '../format/createFormat.ts'

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

/** By language (BCP 47), whatever its region: who searches loads that of the site. */
export const SUGGESTION_MESSAGES = {
  ar: () => import('./suggestions/ar.ts'),
  da: () => import('./suggestions/da.ts'),
  de: () => import('./suggestions/de.ts'),
  en: () => import('./suggestions/en.ts'),
  es: () => import('./suggestions/es.ts'),
  fr: () => import('./suggestions/fr.ts'),
  ja: () => import('./suggestions/ja.ts'),
} as const satisfies Record<string, () => Promise<{ messages: SuggestionMessages }>>

/** @param language of a site; one without messages of its own hears English, and a test names it */
export async function loadSuggestionMessages(language: string): Promise<SuggestionMessages> {
  const known: Readonly<Record<string, () => Promise<{ messages: SuggestionMessages }>>> = SUGGESTION_MESSAGES
  const load = known[new Intl.Locale(language).language] ?? SUGGESTION_MESSAGES.en
  return (await load()).messages
}
