import type { Paragraph, PhrasingContent } from 'mdast'
import { inlineText, linksIn } from './inlineText.ts'
import { ADDRESS } from './splitItem.ts'

/** Signs at the edges of a line that say nothing: bullets, arrows, emoji, brackets. */
const EDGE = String.raw`[^\p{L}\p{N}]{0,12}`
const ENDS_IN_ADDRESS = new RegExp(String.raw`(?:https?:\/\/|www\.)\S+\s?$`, 'iu')
const BEGINS_WITH_ADDRESS = new RegExp(String.raw`^${EDGE}(?:https?:\/\/|www\.)\S`, 'iu')
const IS_ADDRESS = new RegExp(String.raw`^${EDGE}(?:\p{L}{1,12}:?\s)?(?:https?:\/\/|www\.)\S+\s?$`, 'iu')
/** A line that begins so goes on with no sentence. */
const BEGINS_AFRESH = /^[\s>]{0,4}[^\s\p{Ll}\d(,.;]|^\s{0,3}\d{1,3}\s?[%.)€$£]/u

/**
 * The entries of a paragraph whose lines are entries of their own, as chats and mails have them: each line with its address, or
 * lines with the address below. Any other paragraph is one entry.
 */
export function entriesFromParagraph(paragraph: Paragraph): Paragraph[] {
  const lines = splitLines(paragraph)
  const addressed = lines.filter(hasAddress)
  if (addressed.length < 2 || !addressed.every(standsAlone)) return [paragraph]
  const entries: Paragraph[] = []
  let open: Paragraph | undefined
  for (const line of lines) {
    const isAddress = IS_ADDRESS.test(rawText(line))
    const isSecond = open !== undefined && hasAddress(open) && hasAddress(line)
    const goesOn = open !== undefined && !isSecond && (isAddress || !BEGINS_AFRESH.test(rawText(line)))
    const last = entries.at(-1)
    if (goesOn && last) last.children.push({ type: 'text', value: '\n' }, ...line.children)
    else entries.push(line)
    // An address closes its entry, but for what goes on in small letters below it.
    open = isAddress && goesOn ? undefined : entries.at(-1)
  }
  return entries
}

function standsAlone(line: Paragraph): boolean {
  const text = rawText(line)
  return ENDS_IN_ADDRESS.test(text) || BEGINS_WITH_ADDRESS.test(text) || BEGINS_AFRESH.test(text)
}

function hasAddress(line: Paragraph): boolean {
  return linksIn(line).length > 0 || ADDRESS.test(inlineText(line))
}

/** With the addresses of its links, which may be written without. */
function rawText(line: Paragraph): string {
  return line.children
    .map((child) => (child.type === 'link' ? child.url : inlineText(child)))
    .join('')
    .trim()
}

/** The lines of a paragraph, each where it stands in the list. */
export function splitLines({ children, position }: Paragraph): Paragraph[] {
  const lines: PhrasingContent[][] = [[]]
  for (const child of children) {
    if (child.type === 'break') lines.push([])
    else if (child.type === 'text')
      child.value.split('\n').forEach((value, index) => {
        if (index > 0) lines.push([])
        if (value) lines.at(-1)?.push({ type: 'text', value })
      })
    else lines.at(-1)?.push(child)
  }
  const { line = 1, column = 1 } = position?.start ?? {}
  return lines.map((content, index) => ({
    type: 'paragraph',
    children: content,
    position: { start: { line: line + index, column }, end: { line: line + index, column } },
  }))
}
