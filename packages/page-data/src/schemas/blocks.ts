import { listOf, type OutOf, record, variant, type WireOf, type WireRecord } from '../reading/readers.ts'
import { ownPath, text } from './fields.ts'

/** A link to a page of the same site. */
export const pageLink = record((wire: WireRecord<{ label: string; path: string }>) => ({
  label: wire.read('label', text),
  path: wire.read('path', ownPath),
}))
export type PageLink = OutOf<typeof pageLink>

const texts = listOf(text)
const links = listOf(pageLink)

/** The kinds of blocks that any text may have. */
export const blockCases = {
  heading: record((wire: WireRecord<{ type: 'heading'; text: string }>) => ({
    type: 'heading' as const,
    text: wire.read('text', text),
  })),
  paragraph: record((wire: WireRecord<{ type: 'paragraph'; text: string }>) => ({
    type: 'paragraph' as const,
    text: wire.read('text', text),
  })),
  list: record((wire: WireRecord<{ type: 'list'; items: string[] }>) => ({
    type: 'list' as const,
    items: wire.read('items', texts),
  })),
  links: record((wire: WireRecord<{ type: 'links'; links: WireOf<typeof pageLink>[] }>) => ({
    type: 'links' as const,
    links: wire.read('links', links),
  })),
}

/**
 * Long text as a closed set of blocks. No HTML ever reaches page data: what an editor wrote was parsed when it was stored.
 */
export const block = variant('type', blockCases)
export type Block = OutOf<typeof block>
