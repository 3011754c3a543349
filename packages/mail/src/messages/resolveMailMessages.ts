import { findByLanguage } from '@clipfront/feeds/messages'
import { ar } from './ar.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import type { MailMessages } from './MailMessages.ts'

/** The languages that mails are written in. */
export const MAIL_MESSAGES: Readonly<Record<string, MailMessages>> = { en, de, fr, es, da, ja, ar }

/** @param language of a site */
export function resolveMailMessages(language: string): MailMessages {
  return findByLanguage(MAIL_MESSAGES, language) ?? en
}
