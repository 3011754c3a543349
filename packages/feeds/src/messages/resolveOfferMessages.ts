import { ar } from './ar.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { enGB, enUS } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import type { OfferMessages } from './OfferMessages.ts'

/** The languages that titles of drafts are made in. */
export const OFFER_MESSAGES: Readonly<Record<string, OfferMessages>> = {
  'en-US': enUS,
  'en-GB': enGB,
  de,
  fr,
  es,
  da,
  ja,
  ar,
}

/** The messages of a language (BCP 47); American English where there are none. */
export function resolveOfferMessages(language: string): OfferMessages {
  return findByLanguage(OFFER_MESSAGES, language) ?? enUS
}

/**
 * What a table by language tags holds for a language: its own entry, else that of the same language in another region.
 * @param language BCP 47
 */
export function findByLanguage<Entry>(table: Readonly<Record<string, Entry>>, language: string): Entry | undefined {
  const isSameLanguage = ([tag]: [string, Entry]): boolean => tag.split('-')[0] === language.split('-')[0]
  return table[language] ?? Object.entries(table).find(isSameLanguage)?.[1]
}
