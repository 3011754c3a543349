import { parseHTML } from 'linkedom'
import { type ComplianceFinding, lintCompliance } from './lintCompliance.ts'

/**
 * The rules over a document as a server sent it.
 * @throws {Error} it is no document, or nobody has written the words of its language
 */
export function lintHtml(html: string): ComplianceFinding[] {
  // What it makes of a text without elements has no root, whatever its types say.
  const root = parseHTML(html).document.documentElement as Element | null
  if (root?.tagName !== 'HTML') throw new Error(`This is no document that could be linted: ${html.slice(0, 80)}`)
  return lintCompliance(root)
}
