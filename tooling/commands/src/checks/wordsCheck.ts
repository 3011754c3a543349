import { parseSync } from 'vite'
import { nodesIn, readSources, type SourceFile, type SyntaxNode } from '../base/sourceFiles.ts'
import type { Check } from './Check.ts'
import { EVERYWHERE, WORD_LISTS } from './wordLists.ts'

/** Where words stand that shoppers read: messages, mails, answers, sites and the demo. What they type is no text of ours. */
const WORDS =
  /^packages\/(?:widgets\/src\/messages\/(?:languages\/[\w-]+|english)|(?:catalog|mail)\/src\/(?:\w+\/)*(?:messages|answers)\/(?:\w+\/)*[a-z]{2}|site-config\/src\/sites\/\w+\/\w+)\.ts$|^apps\/catalog-cli\/demo\/[a-z]{2}\/.+\.yaml$/

/** Texts read as if they were first written in their language, with the words that all of it uses. */
export const wordsCheck: Check = {
  name: 'words',
  run: async () => readSources(WORDS).flatMap(findPoorWords),
}

/** `path:line  the text: not “this”, but that`. */
export function findPoorWords(file: SourceFile): string[] {
  const rules = [...EVERYWHERE, ...listLanguages(file).flatMap((language) => WORD_LISTS[language] ?? [])]
  const texts = file.path.endsWith('.yaml') ? readYaml(file.text) : readTypeScript(file)
  return texts.flatMap(({ line, words }) =>
    rules.flatMap(([wrong, better]) => {
      const [found] = wrong.exec(words) ?? []
      return found === undefined ? [] : [`${file.path}:${line}  “${words}”: not “${found}”, but ${better}.`]
    }),
  )
}

/** Of the file's name, folder or site: `en-GB` and `en`, so that a market has its language's list too. */
function listLanguages({ path, text }: SourceFile): string[] {
  const tag =
    /\blanguage: '([\w-]+)'/.exec(text)?.[1] ??
    /\/([a-z]{2}(?:-[A-Z]{2})?)(?:\.ts$|\/)/.exec(path.replace(/english\.ts$/, 'en.ts'))?.[1] ??
    'en'
  // A site has one market, and may write its words out.
  return path.includes('/sites/') && tag.startsWith('en') ? [tag] : [...new Set([tag, tag.slice(0, 2)])]
}

interface Text {
  line: number
  words: string
}

/** The strings of a file that are sentences or their parts; names and addresses have no space in them. */
function readTypeScript({ path, text }: SourceFile): Text[] {
  const { program } = parseSync(path, text)
  return nodesIn(program).flatMap((node) => {
    const words = readWords(node)
    return words && /[^\p{ASCII}]|\S\s\S/u.test(words)
      ? [{ line: text.slice(0, node.start).split('\n').length, words }]
      : []
  })
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
