import { type ESTree, parseAst } from 'vite'
import type { CutMessages } from './joinMessages.ts'

/**
 * Finds where each text of a language stands in its module, so that a page can be given those that it shows.
 * @param text of `messages.js`
 * @throws {Error} a text is not written down by its name, so nobody could tell which page needs it
 */
export function cutMessages(text: string): CutMessages {
  const table = findLargest(parseAst(text))
  const entries = table.properties.map((property): [string, string] => {
    if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier')
      throw new Error(`The texts are no plain record: ${text.slice(property.start, property.start + 80)}`)
    return [property.key.name, text.slice(property.start, property.end)]
  })
  return { before: text.slice(0, table.start + 1), entries, after: text.slice(table.end - 1) }
}

/** The record of all texts: some languages write it down in a function. */
function findLargest(root: ESTree.Program): ESTree.ObjectExpression {
  let largest: ESTree.ObjectExpression | undefined
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (isRecord(node) && !(largest && largest.properties.length >= node.properties.length)) largest = node
    for (const child of Object.values(node)) walk(child)
  }
  walk(root)
  if (!largest) throw new Error('The module has no record of texts.')
  return largest
}

function isRecord(node: object): node is ESTree.ObjectExpression {
  return 'type' in node && node.type === 'ObjectExpression'
}
