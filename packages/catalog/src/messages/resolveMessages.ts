import type { Site } from '@clipfront/site-config'
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

/** The words of a site. In a language that has none yet they are American English; a test names the site. */
export function resolveMessages({ language }: Pick<Site, 'language'>): Messages {
  return findByLanguage(MESSAGES, language) ?? enUS
}
