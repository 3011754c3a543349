import type { Nodes } from 'mdast'
import { MARK_CLOSE, MARK_OPEN } from '../../text/marks.ts'

/** The text of a tree of Markdown; emphasis and code become marks, links their text, HTML nothing but what it emphasises. */
export function inlineText(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return node.value
    case 'inlineCode':
      return `${MARK_OPEN}${node.value}${MARK_CLOSE}`
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

function fromHtml(tag: string): string {
  if (/^<(?:strong|b|em|i|code)\b/i.test(tag)) return MARK_OPEN
  if (/^<\/(?:strong|b|em|i|code)\b/i.test(tag)) return MARK_CLOSE
  // Struck-out text is the old price.
  return /^<\/?(?:s|del|strike)\b/i.test(tag) ? '~~' : ' '
}
