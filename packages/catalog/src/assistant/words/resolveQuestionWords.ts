import { findByLanguage } from '@clipfront/feeds/messages'
import { en } from './en.ts'
import type { QuestionWords } from './QuestionWords.ts'

/** The languages that questions are understood in. */
export const QUESTION_WORDS: Readonly<Record<string, QuestionWords>> = { en }

/** @param language BCP 47; English where it has no words of its own */
export function resolveQuestionWords(language: string): QuestionWords {
  return findByLanguage(QUESTION_WORDS, language) ?? en
}
