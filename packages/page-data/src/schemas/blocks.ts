import { list, type OutOf } from '../reading/readers.ts'
import { record, variant } from '../reading/record.ts'
import { sitePath, text } from './fields.ts'

/** A link to a page of the same site. */
export const pageLink = record({ label: text, path: sitePath })
export type PageLink = OutOf<typeof pageLink>

/** The kinds of blocks that any text may have. */
export const blockCases = {
  heading: { text },
  paragraph: { text },
  list: { items: list(text) },
  links: { links: list(pageLink) },
}

/** Long text as a closed set of blocks. No HTML ever reaches page data: what an editor wrote was parsed when it was stored. */
export const block = variant('type', blockCases)
export type Block = OutOf<typeof block>

/** What people ask, and the answer. */
export const question = record({ question: text, answer: list(block) })
export type Question = OutOf<typeof question>
