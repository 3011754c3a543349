import type { Heading } from 'mdast'
import { findPosition, inlineText, linksIn } from './inlineText.ts'
import type { ListContext, MarkdownRecord } from './readMarkdown.ts'
import { splitOffers } from './splitOffers.ts'

/** Between the description and the terms stands a dot or a bar with room on both sides; never within a word. */
const SEPARATOR = / [·•|] ?|· /

/** "### [Name | 50% off](url) — text" and "### [Name](url) – text · 30% off · Code: **X**". */
export function offersFromHeading(heading: Heading, context: ListContext): MarkdownRecord[] {
  const { line, excerpt } = findPosition(heading, context.lines)
  const links = linksIn(heading)
  const [main] = links
  if (!main) return [{ line, excerpt, issue: 'no_link' }]
  const index = heading.children.indexOf(main)
  const before = index === -1 ? '' : heading.children.slice(0, index).map(inlineText).join('')
  const after = heading.children
    .slice(index + 1)
    .map(inlineText)
    .join('')
  // A link pasted into a link, "[Name]([https://a](https://b)": the name is left standing in the text before.
  const strayName = /\[([^[\]]+)\]\(\s*$/.exec(before)?.[1]
  const [description = '', ...terms] = after
    .replaceAll(/\s+/g, ' ')
    .replace(/^ ?[-–—:*] ?/, '')
    .split(SEPARATOR)
  const offer = {
    name: strayName ?? inlineText(main),
    text: description,
    terms: terms.join(' | '),
    links: links.map(({ url }) => url),
  }
  return splitOffers(offer, context).map((value) => ({ line, excerpt, value }))
}
