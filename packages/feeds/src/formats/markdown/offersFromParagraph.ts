import type { Paragraph } from 'mdast'
import { findCodes } from '../../text/findCodes.ts'
import { isAboutWriter, isEnded } from '../../text/isEnded.ts'
import { plainText, withoutMarks } from '../../text/plainText.ts'
import { entriesFromParagraph } from './entriesFromParagraph.ts'
import { inlineText, linksIn } from './inlineText.ts'
import { findLeadingName } from './NamedMerchants.ts'
import { offersFromParts, offersWithoutLink, promises } from './offersFromParts.ts'
import type { ListContext, MarkdownRecord } from './readMarkdown.ts'
import { type ItemPart, splitItem } from './splitItem.ts'

/** What is told at more length is no entry of a list. */
const LONGEST_ENTRY = 400

/**
 * A paragraph tells of all sorts of things. It is an entry where it leads to a merchant and has a code, or where it is written as
 * one: it begins with the name of a shop, ends in an address, or its lines are entries of their own.
 */
export function offersFromParagraph(paragraph: Paragraph, context: ListContext): MarkdownRecord[] {
  const entries = entriesFromParagraph(paragraph)
  return entries.flatMap((entry) => offersFromEntry(entry, context, entries.length > 1))
}

function offersFromEntry(entry: Paragraph, context: ListContext, isOfMany: boolean): MarkdownRecord[] {
  const text = entry.children.map(inlineText).join('')
  if (isEnded(plainText(text))) return []
  const parts = splitItem([entry])
  if (parts.length === 0) {
    const isKnown = context.merchants.find(findLeadingName(text).name) !== undefined || context.merchant !== null
    return (isOfMany || isKnown) && isEntry(text) ? offersWithoutLink(entry, text, context) : []
  }
  const isWritten = isEntry(text) && (isOfMany || beginsWithName(entry, parts) || endsInAddress(text))
  const taken = parts.filter((part) => (isWritten ? promises(part.text) : findCodes(plainText(part.text)).length > 0))
  for (const { heads } of parts) for (const { name, url } of heads) context.merchants.add(name, url)
  return offersFromParts(entry, taken, context, '')
}

function isEntry(text: string): boolean {
  return text.length <= LONGEST_ENTRY && !isAboutWriter(text)
}

/** The name stands before its address: "Oak – www.oak.com", not "[Oak](www.oak.com)" within a sentence. */
function beginsWithName(entry: Paragraph, [part]: readonly ItemPart[]): boolean {
  const name = part?.heads[0]?.name ?? ''
  const labels = linksIn(entry).map((link) => inlineText(link))
  return (
    name !== '' &&
    !labels.includes(name) &&
    findLeadingName(entry.children.map(inlineText).join('')).name === withoutMarks(name)
  )
}

function endsInAddress(text: string): boolean {
  return /(?:https?:\/\/|www\.)\S+\s*$/i.test(text)
}
