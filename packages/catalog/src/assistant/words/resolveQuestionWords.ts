import { findByLanguage } from '@clipfront/feeds/messages'
import { ar } from './ar.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import type { QuestionWords } from './QuestionWords.ts'

/** The languages that questions are understood in. */
export const QUESTION_WORDS: Readonly<Record<string, QuestionWords>> = { en, de, fr, es, da, ja, ar }

/** @param language BCP 47; English where it has no words of its own */
export function resolveQuestionWords(language: string): QuestionWords {
  return findByLanguage(QUESTION_WORDS, language) ?? en
}
