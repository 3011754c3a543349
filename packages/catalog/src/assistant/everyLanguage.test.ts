import { findByLanguage } from '@clipfront/feeds/messages'
import { sites } from '@clipfront/site-config'
import { expect, it } from 'vitest'
import { ANSWER_MESSAGES } from './answers/resolveAnswerMessages.ts'
import { QUESTION_WORDS } from './words/resolveQuestionWords.ts'

it.each([
  ['is asked', 'words', QUESTION_WORDS],
  ['answers', 'answers', ANSWER_MESSAGES],
])('[R1.5] the assistant of every site %s in its own language', (_what, folder, table) => {
  const without = sites.filter(({ language }) => findByLanguage<unknown>(table, language) === undefined)
  expect(without.map(({ code, language }) => `${code}: no ${language} in src/assistant/${folder}`)).toEqual([])
})
