import { fromMarkdown } from 'mdast-util-from-markdown'
import { inlineText } from './inlineText.ts'

/** Feeds carry Markdown in fields that should be plain. Text without any of its marks is left as it is. */
export function inlineMarkdown(text: string): string {
  if (!/\*\*|`|\]\(|<\/?(?:strong|b|em|s|del)\b/i.test(text)) return text
  // The space keeps a leading "1." or "#" from becoming a list or a heading.
  return inlineText(fromMarkdown(`\u200B${text.replaceAll(/\s+/g, ' ')}`))
}
