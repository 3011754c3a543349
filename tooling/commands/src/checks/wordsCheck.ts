import { parseSync } from 'vite'
import { nodesIn, readSources, type SourceFile, type SyntaxNode } from '../base/sourceFiles.ts'
import type { Check } from './Check.ts'
import { EVERYWHERE, WORD_LISTS, type WordRule } from './wordLists.ts'

/**
 * Where words stand that shoppers read: messages, mails, answers, sites and the demo; and those of the samples that stories show.
 * What shoppers type, and what feeds say, is no text of ours.
 */
const WORDS =
  /^packages\/[\w-]+\/src\/(?:[\w-]+\/)*(?:(?:messages|answers)\/(?:(?!testing\/)[\w-]+\/)*[\w-]+\.(?:ts|json)|messages\.json)$|^packages\/site-config\/src\/sites\/\w+\/\w+\.ts$|^apps\/catalog-cli\/demo\/[a-z]{2}\/.+\.yaml$/

/** Texts read as if they were first written in their language, with the words that all of it uses. */
export const wordsCheck: Check = {
  name: 'words',
  run: async () => readSources(WORDS).flatMap(findPoorWords),
}

/** Whether the check reads a file of the repository. */
export function isHeldToWords(path: string): boolean {
  return WORDS.test(path)
}

/** `path:line  the text: not “this”, but that`. */
export function findPoorWords(file: SourceFile): string[] {
  const texts = file.path.endsWith('.yaml') ? readYaml(file.text) : readSyntax(file)
  return texts.flatMap(({ line, words, language }) =>
    [...EVERYWHERE, ...listRules(file, language)].flatMap(([wrong, better]) => {
      const [found] = wrong.exec(words) ?? []
      return found === undefined ? [] : [`${file.path}:${line}  “${words}”: not “${found}”, but ${better}.`]
    }),
  )
}

/** Of a site its own, else that of the file's name or folder. */
function findLanguage({ path, text }: SourceFile): string {
  const ofSite = path.includes('/sites/') ? /\blanguage: '([\w-]+)'/.exec(text)?.[1] : undefined
  return (
    ofSite ?? /\/([a-z]{2}(?:-[A-Z]{2})?)(?:\.(?:ts|json)$|\/)/.exec(path.replace(/english\.ts$/, 'en.ts'))?.[1] ?? 'en'
  )
}

/** A market has its language's list too. English that several markets share says none of their words. */
function listRules(file: SourceFile, ofTable: string | undefined): readonly WordRule[] {
  const isOfOneMarket = file.path.includes('/sites/') || (ofTable !== undefined && file.path.endsWith('.json'))
  const language = ofTable ?? findLanguage(file)
  const lists = new Set([language, language.slice(0, 2), ...(isOfOneMarket ? [] : [`${language.slice(0, 2)}-*`])])
  return [...lists].flatMap((list) => WORD_LISTS[list] ?? [])
}

interface Text {
  line: number
  words: string
  /** Where the file is a table by language. */
  language?: string
}

/** The strings of a file that are sentences or their parts; names and addresses have no space in them. */
function readSyntax({ path, text }: SourceFile): Text[] {
  const isJson = path.endsWith('.json')
  const source = isJson ? `export default ${text}` : text
  const nodes = nodesIn(parseSync(isJson ? `${path}.ts` : path, source).program)
  const parts = findTable(nodes)
  const keys = new Set(nodes.flatMap((node) => (isProperty(node) ? [node.key.start] : [])))
  return nodes.flatMap((node) => {
    const words = keys.has(node.start) ? null : readWords(node)
    if (!words || !/[^\p{ASCII}]|\S\s\S/u.test(words)) return []
    const line = source.slice(0, node.start).split('\n').length
    const language = parts.find(({ value }) => value.start <= node.start && node.start < value.end)?.language
    return [{ line, words, ...(language && { language }) }]
  })
}

interface Property extends SyntaxNode {
  key: SyntaxNode & { name?: string; value?: string }
  value: SyntaxNode & { end: number }
}

function isProperty(node: SyntaxNode): node is Property {
  return node.type === 'Property'
}

/** What a table by language holds for each; nothing where the file's first record is none. */
function findTable(nodes: readonly SyntaxNode[]): { language: string; value: Property['value'] }[] {
  const table = nodes.find(({ type }) => type === 'ObjectExpression')
  const parts = ((table?.['properties'] ?? []) as SyntaxNode[]).filter(isProperty).map(({ key, value }) => ({
    language: key.name ?? key.value ?? '',
    value,
  }))
  return parts.every(({ language }) => /^[a-z]{2}(?:-[A-Z]{2})?$/.test(language) && language.slice(0, 2) in WORD_LISTS)
    ? parts
    : []
}

/** With `#` for what is put in. */
function readWords(node: SyntaxNode): string | null {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null
  if (node.type !== 'TemplateLiteral') return null
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('#')
}

/** Line by line, and a paragraph's lines together, since a mark may open on one and close on the next. */
function readYaml(text: string): Text[] {
  const texts: Text[] = []
  for (const [index, row] of text.split('\n').entries()) {
    const isNew = /^\s*(?:$|- |#|[^\s:'"][^:]*?(?<=\S):(?:\s|$))/.test(row)
    const words = row.trim().replace(/^(?:- )*(?:[^\s:'"][^:]*?(?<=\S):(?:\s+|$))?/, '')
    const last = texts.at(-1)
    if (/^[[{#]/.test(words) || !row.trim()) texts.push({ line: index + 1, words: '' })
    else if (isNew || !last?.words) texts.push({ line: index + 1, words })
    else last.words += ` ${words}`
  }
  return texts.map(({ line, words }) => ({ line, words: words.replace(/^(?:\|-|['"])\s*|['"]$/g, '') }))
}
