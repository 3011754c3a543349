export interface TextHeading {
  /** Its anchor: the same for as long as the words are. */
  id: string
  text: string
}

/** As much of a text as matters here: any of its blocks may be something else. */
type TextBlock = { type: 'heading'; text: string } | { type: Exclude<string, 'heading'> }

const NO_WORD = /[^\p{L}\p{N}\p{M}]+/gu
const LONGEST_ID = 60
/** With fewer, the list would be longer than the way. */
const FEWEST_HEADINGS = 3

/** The headings of a text in their order, each with an anchor of its own. */
export function listHeadings(blocks: readonly TextBlock[]): TextHeading[] {
  const used = new Set<string>()
  return blocks.flatMap((block) => {
    if (!isHeading(block)) return []
    const anchor = buildAnchor(block.text)
    let id = anchor
    for (let count = 2; used.has(id); count += 1) id = `${anchor}-${count}`
    used.add(id)
    return [{ id, text: block.text }]
  })
}

/** Whether a table of contents helps a reader. */
export function isLong(headings: readonly TextHeading[]): boolean {
  return headings.length >= FEWEST_HEADINGS
}

function isHeading(block: TextBlock): block is Extract<TextBlock, { text: string }> {
  return block.type === 'heading'
}

/** Before them stands what no other id of the page begins with. */
function buildAnchor(text: string): string {
  const words = text.toLowerCase().replaceAll(NO_WORD, '-').replaceAll(/^-|-$/g, '')
  return `s-${Array.from(words).slice(0, LONGEST_ID).join('')}`
}
