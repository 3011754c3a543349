import { listOf, type OutOf, record, type WireOf, type WireRecord } from '../reading/readers.ts'
import { block } from './blocks.ts'
import { text } from './fields.ts'

const blocks = listOf(block)

/** What people ask, and the answer. */
export const question = record((wire: WireRecord<{ question: string; answer: WireOf<typeof block>[] }>) => ({
  question: wire.read('question', text),
  answer: wire.read('answer', blocks),
}))
export type Question = OutOf<typeof question>
