import { findByLanguage } from '@clipfront/feeds/messages'
import type { AnswerMessages } from './AnswerMessages.ts'
import { ar } from './ar.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { enGB, enUS } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

/** The languages that answers are written in. */
export const ANSWER_MESSAGES: Readonly<Record<string, AnswerMessages>> = {
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
export function resolveAnswerMessages(language: string): AnswerMessages {
  return findByLanguage(ANSWER_MESSAGES, language) ?? enUS
}
