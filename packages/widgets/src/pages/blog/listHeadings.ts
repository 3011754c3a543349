import type { PostBlock } from '@clipfront/page-data'

export interface PostHeading {
  /** Its anchor: the same for as long as the words are. */
  id: string
  text: string
}

const NO_WORD = /[^\p{L}\p{N}\p{M}]+/gu
const LONGEST_ID = 60

/** The headings of a post in their order, each with an anchor of its own. */
export function listHeadings(body: readonly PostBlock[]): PostHeading[] {
  const used = new Map<string, number>()
  return body.flatMap((block) => {
    if (block.type !== 'heading') return []
    const id = buildAnchor(block.text)
    const count = (used.get(id) ?? 0) + 1
    used.set(id, count)
    return [{ id: count === 1 ? id : `${id}-${count}`, text: block.text }]
  })
}

/** Before them stands what no other id of the page begins with. */
function buildAnchor(text: string): string {
  const words = text.toLowerCase().replaceAll(NO_WORD, '-').replaceAll(/^-|-$/g, '')
  return `s-${Array.from(words).slice(0, LONGEST_ID).join('')}`
}
