import { messages as ar } from '../suggestions/ar.ts'
import { messages as da } from '../suggestions/da.ts'
import { messages as de } from '../suggestions/de.ts'
import { messages as en } from '../suggestions/en.ts'
import { messages as es } from '../suggestions/es.ts'
import { messages as fr } from '../suggestions/fr.ts'
import { messages as ja } from '../suggestions/ja.ts'
import type { SUGGESTION_MESSAGES, SuggestionMessages } from '../suggestionMessages.ts'

const MESSAGES: Readonly<Record<keyof typeof SUGGESTION_MESSAGES, SuggestionMessages>> = { ar, da, de, en, es, fr, ja }

/** What the suggestions say in a language, at once. */
export function resolveSuggestionMessages(language: string): SuggestionMessages {
  const known: Readonly<Record<string, SuggestionMessages>> = MESSAGES
  return known[new Intl.Locale(language).language] ?? MESSAGES.en
}
