import { messages } from '@clipfront/widgets/messages/en-GB'
import type { Check } from './Check.ts'
import { nodesIn, readSources, type SourceFile, type SyntaxNode } from '../base/sourceFiles.ts'
import { parseSync } from 'vite'

/** What is shipped of the widgets and of the apps that show pages. */
const SHOWN = /^(?:packages\/widgets|apps\/(?:main|cpw))\/.+\.tsx?$/
const NOT_SHIPPED = /\.(?:stories|test|browser)\.tsx?$|\/(?:testing|messages)\/|\.config\.ts$|\.d\.ts$/

/** What a page says comes from its language's messages, all of it; and there is none that no page says. */
export const messagesCheck: Check = {
  name: 'messages',
  run: async () => {
    const shipped = readSources(SHOWN).filter(({ path }) => !NOT_SHIPPED.test(path))
    return [
      ...findUnusedMessages(Object.keys(messages), shipped),
      ...shipped
        .filter(({ path }) => path.endsWith('.tsx'))
        .flatMap(findHardCodedText)
        .map(
          (found) => `${found}: give it a name in packages/widgets/src/messages/Messages.ts, and say messages.<name>.`,
        ),
    ]
  },
}

/** The messages that none of the files says by `messages.<name>`. */
export function findUnusedMessages(names: readonly string[], files: readonly SourceFile[]): string[] {
  const used = new Set(
    files.flatMap(({ text }) => [...text.matchAll(/\bmessages\s*\.\s*(\w+)/g)].map(([, name]) => name)),
  )
  return names
    .filter((name) => !used.has(name))
    .map(
      (name) =>
        `packages/widgets/src/messages/Messages.ts  ${name}: nothing says messages.${name}. Say it, or remove it here and in every language.`,
    )
}

/** Attributes, of HTML and of our widgets, whose value shoppers read or hear. */
const SPOKEN =
  /^(?:alt|aria-(?:description|label|placeholder|roledescription|valuetext)|heading|hint|label|note|placeholder|text|title)$/

/** Words that stand in a component and not among the messages: `path:line  the words`. Signs without a letter are no words. */
export function findHardCodedText({ path, text }: SourceFile): string[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) return [`${path}  cannot be read: ${errors.map(({ message }) => message).join(', ')}`]
  return nodesIn(program)
    .flatMap(spokenParts)
    .flatMap(wordsIn)
    .map(({ start, words }) => `${path}:${text.slice(0, start).split('\n').length}  ${words.trim()}`)
}

/** What of an element is read or heard. */
function spokenParts(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return node['children'] as SyntaxNode[]
  if (node.type !== 'JSXAttribute') return []
  const [name, value] = [node['name'], node['value']] as [SyntaxNode, SyntaxNode | null]
  return value && SPOKEN.test(String(name['name'])) ? [value] : []
}

/** Where the words of an expression are, by its type and operator; what is computed elsewhere is looked at there. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  JSXExpressionContainer: ['expression'],
  ParenthesizedExpression: ['expression'],
  ConditionalExpression: ['consequent', 'alternate'],
  'LogicalExpression &&': ['right'],
  'LogicalExpression ||': ['left', 'right'],
  'LogicalExpression ??': ['left', 'right'],
  'BinaryExpression +': ['left', 'right'],
  TemplateLiteral: ['quasis'],
}

function wordsIn(node: SyntaxNode): { start: number; words: string }[] {
  const { type, operator, value } = node
  const parts = PARTS[typeof operator === 'string' ? `${type} ${operator}` : type]
  if (parts) return parts.flatMap((part) => [node[part] as SyntaxNode | SyntaxNode[]].flat()).flatMap(wordsIn)
  const words = type === 'TemplateElement' ? (value as { raw: string }).raw : value
  if (typeof words !== 'string' || !/\p{L}/u.test(words)) return []
  // Text between elements begins with the line break after the tag before it.
  return [{ start: node.start + (words.length - words.trimStart().length), words }]
}
