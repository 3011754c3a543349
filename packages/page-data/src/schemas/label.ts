import { optionalListOf, type OutOf, record, type WireOf, type WireRecord } from '../reading/readers.ts'
import { block } from './blocks.ts'
import { id, optionalCount, optionalText, text } from './fields.ts'
import { question } from './question.ts'

interface WireLabel {
  id: number
  slug: string
  name: string
}

/** A brand, tag, topic or channel in a list. */
export const labelSummary = record((wire: WireRecord<WireLabel & { live_coupons?: number }>) => ({
  id: wire.read('id', id),
  slug: wire.read('slug', text),
  name: wire.read('name', text),
  liveCoupons: wire.read('live_coupons', optionalCount),
}))
export type LabelSummary = OutOf<typeof labelSummary>

const blocks = optionalListOf(block)
const questions = optionalListOf(question)

interface WireWholeLabel extends WireLabel {
  summary?: string | null
  about?: WireOf<typeof block>[]
  questions?: WireOf<typeof question>[]
}

/** What a page gathers its offers under: a brand, tag, topic or channel. */
export const label = record((wire: WireRecord<WireWholeLabel>) => ({
  id: wire.read('id', id),
  slug: wire.read('slug', text),
  name: wire.read('name', text),
  summary: wire.read('summary', optionalText),
  about: wire.read('about', blocks),
  questions: wire.read('questions', questions),
}))
export type Label = OutOf<typeof label>
