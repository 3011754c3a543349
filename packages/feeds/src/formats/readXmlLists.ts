import { Parser } from 'htmlparser2'
import type { SourceRecord } from './readTextLines.ts'
import { readXmlFindings, readXmlText } from './readXmlRecords.ts'
import { localName, toFields, type XmlElement, withoutNamespaces } from './XmlElement.ts'
import { XmlRecordParser } from './XmlRecordParser.ts'

/** Elements of one name in elements of another: what may be records. */
export interface XmlList {
  /** The names of both, with a dot between, as a map has them. */
  path: string
  count: number
  /** The names of what stands in them, which has no elements itself; attributes are among them. */
  fields: ReadonlySet<string>
}

const SAMPLE_CHARACTERS = 500_000
const DEEPEST = 256
const MOST_LISTS = 200
const MOST_FIELDS = 100
/** An element with one field is a field. */
const FEWEST_FIELDS = 2

/**
 * The elements of a document that may be its records, as its beginning shows them: those that repeat where any do, those with the most
 * fields first.
 */
export async function findXmlLists(file: string): Promise<XmlList[]> {
  const finder = new ListFinder()
  let length = 0
  for await (const text of readXmlText(file)) {
    finder.write(text.slice(0, SAMPLE_CHARACTERS - length))
    length += text.length
    if (length >= SAMPLE_CHARACTERS || finder.isTooDeep) break
  }
  const lists = finder.lists.filter(({ fields }) => fields.size >= FEWEST_FIELDS)
  const hasMany = lists.some(({ count }) => count > 1)
  return lists
    .filter(({ count }) => count > 1 || !hasMany)
    .toSorted((a, b) => b.fields.size - a.fields.size || b.count - a.count || (a.path < b.path ? -1 : 1))
}

class ListFinder {
  readonly #lists = new Map<string, { path: string; count: number; fields: Set<string> }>()
  readonly #open: { name: string; list: { fields: Set<string> } | undefined; hasElements: boolean }[] = []
  readonly #parser = new Parser(
    {
      onopentag: (tag, attributes) => this.#onOpen(localName(tag), Object.keys(withoutNamespaces(attributes))),
      onclosetag: () => this.#onClose(),
    },
    { xmlMode: true },
  )

  /** The reader takes no document that goes on like this. */
  isTooDeep = false

  get lists(): XmlList[] {
    return [...this.#lists.values()]
  }

  write(text: string): void {
    this.#parser.write(text)
  }

  #onOpen(name: string, attributes: readonly string[]): void {
    const parent = this.#open.at(-1)
    if (parent) parent.hasElements = true
    this.isTooDeep ||= this.#open.length >= DEEPEST
    const list = parent && this.#countIn(`${parent.name}.${name}`)
    for (const attribute of attributes)
      if (list && list.fields.size < MOST_FIELDS) list.fields.add(localName(attribute))
    this.#open.push({ name, list, hasElements: false })
  }

  #countIn(path: string): { fields: Set<string> } | undefined {
    const list = this.#lists.get(path) ?? { path, count: 0, fields: new Set<string>() }
    list.count += 1
    if (this.#lists.size < MOST_LISTS) this.#lists.set(path, list)
    return list
  }

  #onClose(): void {
    const closed = this.#open.pop()
    const fields = this.#open.at(-1)?.list?.fields
    if (closed && !closed.hasElements && fields && fields.size < MOST_FIELDS) fields.add(closed.name)
  }
}

/** What stands around items of a feed is said of the feed. */
const FEEDS: ReadonlySet<string> = new Set(['channel', 'feed', 'rdf'])

/**
 * Streams the elements at a path as records: their children and attributes are fields (`wert`, `wert.art`), what stood before them in
 * the elements around them is the same behind `parent.`.
 * @param path the names of the element around a record and of the record
 * @throws {ImportError} it cannot be read on, or was cut off
 */
export async function* readXmlList(file: string, path: string): AsyncIterable<SourceRecord<Record<string, string>>> {
  const [record = '', around] = path.toLowerCase().split('.').toReversed()
  const fieldsOfParent = createParentReader()
  const parser = new XmlRecordParser((parent, name) => name === record && (around ?? parent) === parent)
  for await (const { line, excerpt, value, issue } of readXmlFindings(file, parser)) {
    if (issue) {
      yield { line, excerpt, issue }
      continue
    }
    const fields = toRecord(value.element)
    const parents = FEEDS.has(value.parents[0]?.name ?? '') ? [] : value.parents
    for (const [depth, parent] of parents.entries())
      for (const [name, text] of fieldsOfParent(parent)) fields[`${'parent.'.repeat(depth + 1)}${name}`] = text
    yield { line, excerpt, value: fields }
  }
}

/** Around a hundred thousand records stands the same. */
function createParentReader(): (parent: XmlElement) => readonly [string, string][] {
  const read = new WeakMap<XmlElement, readonly [string, string][]>()
  return (parent) => {
    const fields = read.get(parent) ?? Object.entries(toRecord(parent)).slice(0, MOST_FIELDS)
    read.set(parent, fields)
    return fields
  }
}

function toRecord(element: XmlElement): Record<string, string> {
  const own = Object.entries(element.attributes).map(([name, text]) => [localName(name), text])
  const fields = Object.entries(toFields(withoutOtherLinks(element)))
  return Object.fromEntries([...own, ...fields.map(([name, text]) => [name.replaceAll(/[/@]/g, '.'), text])])
}

/** Atom has links to the entry, to its comments and to its author. */
function withoutOtherLinks(element: XmlElement): XmlElement {
  const content = element.content.filter(
    (part) =>
      typeof part === 'string' || part.name !== 'link' || (part.attributes['rel'] ?? 'alternate') === 'alternate',
  )
  return { ...element, content }
}
