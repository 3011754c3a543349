import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'

/** Nobody quotes or lists deeper than this; each level more costs the parser more, and a thousand of them its stack. */
const MOST_LEVELS = 8
const MARK = String.raw`(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))[ \t]*`
const DEEP_LINE = new RegExp(String.raw`^(\uFEFF?[ \t]*(?:${MARK}){${MOST_LEVELS}})(?:${MARK})+`, 'gm')

/** Markdown with tables as a tree. Never throws: every text is Markdown. What one line nests too deeply stands less deep. */
export function parseMarkdown(text: string): Root {
  return fromMarkdown(text.replaceAll(DEEP_LINE, '$1'), {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
}
