import { SaxesParser } from 'saxes'
import { ImageError } from '../source/ImageError.ts'

const MAX_DRAWING_BYTES = 2 ** 20
/** With every element drawn again wherever another one names it. */
const MAX_DRAWN_ELEMENTS = 5000
const MAX_LETTERS = 2000
/** Of elements in elements, and of elements that name others. */
const MAX_LEVELS = 100

/** An element, as far as it decides how much is drawn. */
interface DrawingNode {
  /** Without a prefix, in lower case. */
  name: string
  children: DrawingNode[]
  /** Of a style sheet: its pieces put together, as librsvg reads it. */
  sheet: string
  /** Ids of the elements that are drawn where it is: by `use`, or as its mask, pattern, clip or gradient. */
  references: string[]
}

/**
 * Refuses a drawing that librsvg does not draw in moments, as far as its markup says. A few lines of SVG can ask for hours: by filters, by
 * elements that name elements that name others, or by sheer number.
 * @throws {ImageError} it asks for too much, or is no XML; the message says what to change
 */
export function assertSimpleDrawing(bytes: Buffer): void {
  if (bytes.length > MAX_DRAWING_BYTES) throw tooMuch('is larger than 1 MiB')
  const { root, byId } = readDrawing(bytes.toString('utf8'))
  if (countDrawn(root, byId) > MAX_DRAWN_ELEMENTS) throw tooManyElements()
}

function readDrawing(text: string) {
  const root: DrawingNode = { name: '', children: [], sheet: '', references: [] }
  const byId = new Map<string, DrawingNode>()
  const open = [root]
  let [elements, letters] = [0, 0]
  const parser = new SaxesParser()
  parser.on('error', () => {
    throw new ImageError(400, 'IPX_INVALID_IMAGE', 'The drawing is broken: it is no XML')
  })
  parser.on('doctype', (declaration) => {
    if (declaration.includes('[')) throw tooMuch('defines entities')
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') throw sheetRefused()
  })
  parser.on('opentag', (tag) => {
    const name = tag.name.replace(/^.*:/, '').toLowerCase()
    if (name === 'filter') throw filterRefused()
    elements += 1
    if (elements > MAX_DRAWN_ELEMENTS) throw tooManyElements()
    if (open.length > MAX_LEVELS) throw tooMuch(`has elements in elements, more than ${MAX_LEVELS} deep`)
    const node = { name, children: [], sheet: '', references: readReferences(name, tag.attributes) }
    // Of two elements with one id the first is drawn.
    const { id } = tag.attributes
    if (id !== undefined && !byId.has(id)) byId.set(id, node)
    open.at(-1)?.children.push(node)
    open.push(node)
  })
  const addToSheet = (piece: string) => {
    const node = open.at(-1)
    if (node?.name === 'style') node.sheet += piece
  }
  parser.on('cdata', addToSheet)
  parser.on('text', (piece) => {
    addToSheet(piece)
    if (open.some(({ name }) => name === 'text')) letters += piece.trim().length
    if (letters > MAX_LETTERS) throw tooMuch(`has more than ${MAX_LETTERS} letters of text`)
  })
  parser.on('closetag', () => assertPlainStyle(open.pop()?.sheet ?? ''))
  parser.write(text).close()
  return { root, byId }
}

/** In a style sheet or an attribute. A comment may stand before the colon. */
const STYLED_FILTER = /(?:^|[\s;{/])filter\s*(?::(?!\s*none\b)|\/\*)/i
const LOCAL_REFERENCE = /^\s*#(?<id>\S+)\s*$/
const PAINT_REFERENCE = /url\(\s*["']?#(?<id>[^"')\s]+)/g
/** A link's address is never drawn. */
const DRAWN_BY_ADDRESS = new Set(['use', 'pattern', 'lineargradient', 'radialgradient', 'textpath'])

function readReferences(element: string, attributes: Record<string, string>): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (name === 'filter' && value.trim() !== 'none') throw filterRefused()
    if (name === 'style') assertPlainStyle(value)
    else if (isStyle(name) && value.includes('\\') && value.includes('(')) throw escapeRefused()
    const local = /^(?:.*:)?href$/.test(name) && DRAWN_BY_ADDRESS.has(element) ? LOCAL_REFERENCE.exec(value) : null
    return [...(local ? [local] : []), ...value.matchAll(PAINT_REFERENCE)].map(({ groups }) => groups?.['id'] ?? '')
  })
}

/** @param css of a style sheet or an attribute */
function assertPlainStyle(css: string): void {
  // Escaped letters would say what is looked for here without its being found.
  if (css.includes('\\')) throw escapeRefused()
  if (/@import/i.test(css)) throw sheetRefused()
  if (STYLED_FILTER.test(css)) throw filterRefused()
}

/** Whether an attribute may be a property of CSS, with its escapes: not those of editors, which name their files. */
function isStyle(attribute: string): boolean {
  return !attribute.includes(':') && !attribute.startsWith('data-')
}

/** @returns Infinity where elements name each other in a ring, or one the next without end */
function countDrawn(root: DrawingNode, byId: ReadonlyMap<string, DrawingNode>): number {
  const counted = new Map<DrawingNode, number>()
  const count = (node: DrawingNode, level: number): number => {
    const known = counted.get(node)
    if (known !== undefined) return known
    if (level > 2 * MAX_LEVELS) return Infinity
    counted.set(node, Infinity)
    const named = node.references.flatMap((id) => byId.get(id) ?? [])
    const sum = [...node.children, ...named].reduce((before, each) => before + count(each, level + 1), 1)
    counted.set(node, sum)
    return sum
  }
  return count(root, 0)
}

function tooManyElements(): ImageError {
  return tooMuch(`draws more than ${MAX_DRAWN_ELEMENTS} elements, repeated ones counted each time`)
}

function filterRefused(): ImageError {
  return tooMuch('has a filter, an effect such as a shadow or a blur')
}

function escapeRefused(): ImageError {
  return tooMuch('has a backslash in its style')
}

function sheetRefused(): ImageError {
  return tooMuch('names another style sheet')
}

function tooMuch(what: string): ImageError {
  return new ImageError(400, 'IPX_INVALID_IMAGE', `The drawing ${what}: save it in a simpler form, or as PNG`)
}
