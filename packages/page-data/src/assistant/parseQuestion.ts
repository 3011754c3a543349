import { cleanText } from '../forms/parseFields.ts'

export const QUESTION_ISSUES = ['missing', 'long'] as const
export const LONGEST_QUESTION = 500
/** Of the shopper's own questions, so many are understood together with the next. */
export const MOST_EARLIER = 4
const MOST_EARLIER_BYTES = 3000

export interface Question {
  question: string
  /** The oldest first. */
  earlier: string[]
}

/**
 * A question as it was sent: the same in the browser, before it is, and in page-api.
 * @param sent of a form that was posted. Earlier questions that nobody could have asked are left out, and so are all but the last ones
 * @returns the question, or what is wrong with it
 */
export function parseQuestion(sent: {
  get: (field: string) => unknown
  getAll: (field: string) => unknown[]
}): Question | { issue: (typeof QUESTION_ISSUES)[number] } {
  const question = clean(sent.get('question'))
  if (question === '') return { issue: 'missing' }
  if (question.length > LONGEST_QUESTION) return { issue: 'long' }
  const earlier = sent.getAll('earlier').map(clean)
  return {
    question,
    earlier: earlier.filter((text) => text !== '' && text.length <= LONGEST_QUESTION).slice(-MOST_EARLIER),
  }
}

/**
 * The last of the shopper's earlier questions that have room beside the next one: a letter takes up to nine of the bytes of a form, of
 * which a server reads 8,000.
 */
export function fitEarlier(earlier: readonly string[]): string[] {
  const last = earlier.slice(-MOST_EARLIER)
  const size = new URLSearchParams(last.map((text) => ['earlier', text])).toString().length
  return size > MOST_EARLIER_BYTES ? fitEarlier(last.slice(1)) : last
}

function clean(value: unknown): string {
  return typeof value === 'string' ? cleanText(value) : ''
}
