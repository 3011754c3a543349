import type { Question } from '../../database/tables/columns.ts'
import { EditRefusal } from '../EditRefusal.ts'
import { parseLine } from './parseLine.ts'
import { parseLongText } from './parseLongText.ts'

const MOST_QUESTIONS = 20
const LONGEST_QUESTION = 160

/**
 * Questions and answers in Markdown: each question is a heading, its answer what follows.
 * @throws {EditRefusal} something stands before the first heading, a question has no answer, or there are too many
 */
export function parseQuestions(text: string): Question[] {
  const questions: Question[] = []
  for (const block of parseLongText(text)) {
    const last = questions.at(-1)
    if (block.type === 'heading') questions.push({ question: parseLine(block.text, LONGEST_QUESTION), answer: [] })
    else if (last) last.answer.push(block)
    else throw new EditRefusal('It begins without a question. Write each as a heading, "## Can I return shoes?".')
  }
  const open = questions.find(({ answer }) => answer.length === 0)
  if (open) throw new EditRefusal(`"${open.question}" has no answer. Write it below, or leave the question out.`)
  if (questions.length <= MOST_QUESTIONS) return questions
  throw new EditRefusal(`These are ${questions.length} questions, and nobody reads more than ${MOST_QUESTIONS}.`)
}
