import type { Block } from '@clipfront/page-data'
import { parseMarkdown } from '../import/formats/markdown/parseMarkdown.ts'
import { blocksOf } from './blocksOf.ts'

/** Longer texts are no terms of an offer and no page of a shop. */
const LONGEST_TEXT = 20_000

/** Whatever could be Markdown, HTML or a sign without a width. */
const MARKED = /[*_`<>[\]\\&#|~:\p{Cc}\p{Cf}\p{Cs}]|^(?:[-+=]|\d+[.)])|\s{2}/u

/**
 * Long text as blocks, from Markdown or from the HTML that feeds take for text. Nothing of HTML is left, and no link: what a
 * link says stays as words.
 */
export function blocksFromMarkdown(text: string): Block[] {
  const said = text.trim()
  if (!MARKED.test(said)) return said ? [{ type: 'paragraph', text: said }] : []
  return parseMarkdown(text.slice(0, LONGEST_TEXT)).children.flatMap(blocksOf)
}
