import { ar } from './ar.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { enGB, enUS } from './en.ts'
import { es } from './es.ts'
import { findByLanguage } from '@clipfront/feeds/messages'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import type { Messages } from './Messages.ts'

/** The languages that page data is written in. */
export const MESSAGES: Readonly<Record<string, Messages>> = {
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
export function resolveMessages(language: string): Messages {
  return findByLanguage(MESSAGES, language) ?? enUS
}
