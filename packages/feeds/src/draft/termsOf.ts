import type { Block } from '@clipfront/page-data'
import { blocksFromMarkdown } from '../markdown/blocksFromMarkdown.ts'

/**
 * The terms of an offer in full, as blocks.
 * @param terms Markdown, or HTML
 * @param shown what of a text may be shown: no code before it is asked for, and no address
 */
export function termsOf(terms: string, shown: (text: string) => string): Block[] {
  return blocksFromMarkdown(terms).flatMap((block): Block[] => {
    if (block.type === 'links') return []
    if (block.type === 'list') {
      const items = block.items.map(shown).filter(Boolean)
      return items.length > 0 ? [{ ...block, items }] : []
    }
    const text = shown(block.text)
    return text ? [{ ...block, text }] : []
  })
}

/** What blocks say, one thing in each line. */
export function linesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => (block.type === 'list' ? block.items : block.type === 'links' ? [] : [block.text]))
}
