import type { Nodes, Link } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { isWrittenCode, MARKS_OF_CODE } from '../../text/codesInMarks.ts'
import { MARK_CLOSE, MARK_OPEN } from '../../text/plainText.ts'

/** The text of a tree of Markdown; emphasis and code become marks, links their text, HTML nothing but what it emphasises. */
export function inlineText(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return node.value
    case 'inlineCode':
      return markCode(node.value)
    case 'strong':
    case 'emphasis':
      return `${MARK_OPEN}${node.children.map(inlineText).join('')}${MARK_CLOSE}`
    case 'break':
      return ' '
    case 'html':
      return fromHtml(node.value)
    default:
      return 'children' in node ? node.children.map(inlineText).join(node.type === 'tableRow' ? ' | ' : '') : ''
  }
}

/** What a sentence would cut has more marks than bold in italics: every sign of it counts. */
function markCode(value: string): string {
  const times = isWrittenCode(value) ? MARKS_OF_CODE : 1
  return `${MARK_OPEN.repeat(times)}${value}${MARK_CLOSE.repeat(times)}`
}

function fromHtml(tag: string): string {
  if (/^<(?:strong|b|em|i|code)\b/i.test(tag)) return MARK_OPEN
  if (/^<\/(?:strong|b|em|i|code)\b/i.test(tag)) return MARK_CLOSE
  // Struck-out text is the old price.
  return /^<\/?(?:s|del|strike)\b/i.test(tag) ? '~~' : ' '
}

/** Feeds carry Markdown in fields that should be plain. Text without any of its marks is left as it is. */
export function inlineMarkdown(text: string): string {
  if (!/\*\*|`|\]\(|<\/?(?:strong|b|em|s|del)\b/i.test(text)) return text
  // The space keeps a leading "1." or "#" from becoming a list or a heading.
  return inlineText(fromMarkdown(`\u200B${text.replaceAll(/\s+/g, ' ')}`))
}

export function linksIn(node: Nodes): Link[] {
  if (node.type === 'link') return [node]
  return 'children' in node ? node.children.flatMap((child) => linksIn(child)) : []
}

export function findPosition({ position }: Nodes, lines: readonly string[]): { line: number; excerpt: string } {
  const line = position?.start.line ?? 0
  return { line, excerpt: lines[line - 1] ?? '' }
}
