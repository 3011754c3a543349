import { ar } from './ar.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { enGB, enUS } from './en.ts'
import { es } from './es.ts'
import { findByLanguage } from './findByLanguage.ts'
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

/** @param language of a site */
export function resolveOfferMessages(language: string): OfferMessages {
  return findByLanguage(OFFER_MESSAGES, language) ?? enUS
}
