import type { Root, Nodes, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Block } from '@clipfront/page-data'
import { plainText } from '../text/plainText.ts'

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

/** Longer texts are no terms of an offer and no page of a shop. */
const LONGEST_TEXT = 20_000

/** Whatever could be Markdown, HTML or a sign without a width. */
const MARKED = /[*_`<>[\]\\&#|~:\p{Cc}\p{Cf}\p{Cs}]|^(?:[-+=]|\d+[.)])|\s{2}/u

/**
 * Long text as blocks, from Markdown or from the HTML that feeds take for text. Nothing of HTML is left, and no link: what a
 * link says stays as words.
 */
export function blocksFromMarkdown(text: string): Block[] {
  const wording = text.trim()
  if (!MARKED.test(wording)) return wording ? [{ type: 'paragraph', text: wording }] : []
  return parseMarkdown(text.slice(0, LONGEST_TEXT)).children.flatMap(toBlocks)
}

/** A part of a Markdown tree as blocks of text: nothing of HTML is left, and of a link its words. */
export function toBlocks(node: RootContent): Block[] {
  switch (node.type) {
    case 'heading':
      return textBlock('heading', readText(node))
    case 'list':
      return listBlock(node.children.map(readText))
    case 'table':
      return listBlock(node.children.map((row) => row.children.map(readText).filter(Boolean).join(' – ')))
    case 'blockquote':
      return node.children.flatMap(toBlocks)
    case 'thematicBreak':
    case 'definition':
      return []
    default:
      return textBlock('paragraph', readText(node))
  }
}

function textBlock(type: 'heading' | 'paragraph', text: string): Block[] {
  return text ? [{ type, text }] : []
}

function listBlock(items: readonly string[]): Block[] {
  const wording = items.filter(Boolean)
  return wording.length > 0 ? [{ type: 'list', items: wording }] : []
}

function readText(node: Nodes): string {
  return written(node).replaceAll(/\s+/g, ' ').trim()
}

function written(node: Nodes): string {
  if (node.type === 'html') return ` ${plainText(node.value)} `
  if ('value' in node) return node.value.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, keptSign)
  if (node.type === 'break') return ' '
  if (!('children' in node)) return ''
  return node.children.map(written).join(isOfBlocks(node) ? ' ' : '')
}

/** Joiners shape letters and signs; whatever else has no width only hides something. */
function keptSign(sign: string): string {
  if (sign === '\u200C' || sign === '\u200D') return sign
  return /\s/.test(sign) ? ' ' : ''
}

function isOfBlocks({ type }: Nodes): boolean {
  return type === 'listItem' || type === 'list' || type === 'blockquote'
}
