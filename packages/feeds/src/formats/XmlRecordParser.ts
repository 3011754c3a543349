import { Parser } from 'htmlparser2'
import type { RejectReason } from '../draft/Draft.ts'
import type { SourceRecord } from './readTextLines.ts'
import { toFields, localName, withoutNamespaces, type XmlElement } from './XmlElement.ts'

/** A record is a few hundred characters; one without end must not fill the memory. */
const LONGEST_RECORD = 1_000_000
/** Records are flat. What is open is searched at each end tag. */
const DEEPEST = 256
const LONGEST_EXCERPT = 1000
/** What lies around records says little: a name, a link, a count. */
const MOST_HEADINGS = 20
const MOST_PARTS = 50
/** Of elements that stand in elements beside a record, all in all. */
const MOST_BESIDE = 200
/** A merchant stands around its offers, a country around that. */
const MOST_PARENTS = 6
const MOST_NAMES = 100

interface OpenElement {
  element: XmlElement
  /** Where its tag ended, which tells a tag that closes itself from one that nobody closed. */
  tagEnd: number
  /** It belongs to a record that nobody closed; what follows stands beside that, not within. */
  isLeft: boolean
  /** What stood in it so far beside records, and how many elements that is with those within. */
  beside: XmlElement[]
  size: number
  /** How much of that has been said of a record; undefined where no record has stood in it. */
  said?: number
  /** As it stands around records until it says more, and the name of what they stand in within it. */
  parent?: { inner: string; element: XmlElement }
}

interface OpenRecord {
  element: XmlElement
  /** The elements around it, the innermost first, with what stood in them before it. */
  parents: readonly XmlElement[]
  heading: Readonly<Record<string, string>>
  start: number
  line: number
  /** How many elements are open around it. */
  depth: number
  issue?: RejectReason
  /** The beginning of one that is too long to be held. */
  excerpt?: string
}

/** A record, with what stands before the first of them, and so is said of all; as fields. */
export type XmlFinding = SourceRecord<Pick<OpenRecord, 'element' | 'heading' | 'parents'>>

function countElements(content: XmlElement['content']): number {
  return content.reduce((sum, part) => (typeof part === 'string' ? sum : sum + 1 + countElements(part.content)), 0)
}

/** Nothing behind this line can be read. */
export class UnreadableXml extends Error {
  readonly line: number

  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}

/**
 * Finds the records of a document that comes in parts. A record that nobody has closed is a fault and ends where the next begins.
 * Entities that a document defines are not followed.
 */
export class XmlRecordParser {
  /** The names of the elements around records: they tell what a document is that has none. */
  readonly around = new Set<string>()
  readonly #isRecord: (parent: string, name: string) => boolean
  readonly #parser: Parser
  readonly #open: OpenElement[] = []
  #record: OpenRecord | undefined
  #headings: XmlElement[] = []
  #heading: Readonly<Record<string, string>> | undefined
  /** The text since the open record began, its place in the document, and the line of what was counted last. */
  #text = ''
  #start = 0
  #line = 1
  #counted = 0
  /** Where the last tag or text ended. */
  #last = 0
  #found: XmlFinding[] = []

  /** @param isRecord whether an element of the second name within one of the first is a record */
  constructor(isRecord: (parent: string, name: string) => boolean) {
    this.#isRecord = isRecord
    this.#parser = new Parser(
      {
        onopentag: (tag, attributes) => this.#onOpen(tag, attributes),
        ontext: (text) => this.#onText(text),
        onclosetag: (_, isImplied) => this.#onClose(isImplied),
      },
      { xmlMode: true },
    )
  }

  /**
   * @returns the records that end in this part of the document
   * @throws {UnreadableXml} a tag, a comment or a record has no end
   */
  write(part: string): XmlFinding[] {
    this.#text += part
    this.#parser.write(part)
    const end = this.#start + this.#text.length
    if (end - this.#last > LONGEST_RECORD)
      throw new UnreadableXml(this.#lineAt(this.#last), 'a tag, a comment or a text set apart has no end')
    const record = this.#record
    if (record && end - record.start > LONGEST_RECORD) record.excerpt ??= this.#sliceText(record.start, end)
    this.#forget(record && record.excerpt === undefined ? record.start : Math.min(end, this.#last))
    const found = this.#found
    this.#found = []
    return found
  }

  /** True where the document ends before all that it has opened. */
  isTruncated(): boolean {
    return this.#open.length > 0
  }

  #onOpen(tag: string, attributes: Readonly<Record<string, string>>): void {
    this.#last = this.#parser.endIndex
    const name = localName(tag)
    if (this.#record?.element.name === name) this.#leaveRecord(this.#record)
    const element: XmlElement = { name, attributes: withoutNamespaces(attributes), content: [] }
    const parent = this.#open.findLast(({ isLeft }) => !isLeft)?.element
    if (this.#record) {
      if (this.#record.issue !== 'too_long') parent?.content.push(element)
    } else if (this.#isRecord(parent?.name ?? '', name)) {
      this.#heading ??= toFields({ name: '', attributes: {}, content: this.#headings })
      const start = this.#parser.startIndex
      const place = { start, line: this.#lineAt(start), depth: this.#open.length }
      this.#record = { element, heading: this.#heading, parents: this.#listParents(), ...place }
    } else if (this.around.size < MOST_NAMES) this.around.add(name)
    this.#open.push({ element, tagEnd: this.#last, isLeft: false, beside: [], size: 0 })
    if (this.#open.length > DEEPEST)
      throw new UnreadableXml(this.#lineAt(this.#parser.startIndex), `more than ${DEEPEST} elements are open`)
  }

  #onText(text: string): void {
    this.#last = this.#parser.endIndex
    const record = this.#record
    const element = this.#open.at(-1)?.element
    if (record && this.#last - record.start > LONGEST_RECORD) {
      record.issue = 'too_long'
      record.element.content = []
    } else if (element && (record || element.content.length < MOST_PARTS)) element.content.push(text)
  }

  #onClose(isImplied: boolean): void {
    this.#last = this.#parser.endIndex
    const closed = this.#open.pop()
    const record = this.#record
    if (!closed) return
    if (!record) {
      if (closed.isLeft) return
      this.#noteHeading(closed.element)
      this.#noteBeside(closed)
      return
    }
    const isUnclosed = isImplied && closed.tagEnd !== this.#last
    // Of what is left open within a field only the field knows; a field that is left open has swallowed the others.
    if (isUnclosed && this.#open.length <= record.depth + 1) record.issue ??= 'unreadable_line'
    if (this.#open.length === record.depth) this.#finish(record, this.#last + 1)
  }

  #listParents(): XmlElement[] {
    const open = this.#open.filter(({ isLeft }) => !isLeft).toReversed()
    return open.slice(0, MOST_PARENTS).map((around, depth) => {
      around.said = around.beside.length
      // Another merchant says nothing of the offers of this one.
      const inner = open[depth - 1]?.element.name ?? ''
      if (around.parent?.inner === inner) return around.parent.element
      const { name, attributes } = around.element
      const element = { name, attributes, content: around.beside.filter((beside) => beside.name !== inner) }
      around.parent = { inner, element }
      return element
    })
  }

  /** What holds records is said of those alone. A name that comes again behind records begins anew: what follows is of another. */
  #noteBeside({ element: { name, attributes, content }, beside, size, said }: OpenElement): void {
    const around = this.#open.at(-1)
    if (!around || said !== undefined) return
    const again = around.beside.findIndex((before) => before.name === name)
    if (around.said !== undefined && again !== -1 && again < around.said) {
      const others = around.beside.splice(again, around.said - again)
      around.size -= countElements(others)
      around.said = again
    }
    if (around.beside.length >= MOST_PARTS || around.size + size >= MOST_BESIDE) return
    around.beside.push({ name, attributes, content: [...content, ...beside] })
    around.size += size + 1
    delete around.parent
  }

  #noteHeading(element: XmlElement): void {
    if (!this.#heading && this.#headings.length < MOST_HEADINGS) this.#headings.push(element)
    if (this.#open.length > 0) return
    this.#headings = []
    this.#heading = undefined
  }

  /** The next record begins, and nobody has closed this one. */
  #leaveRecord(record: OpenRecord): void {
    for (const open of this.#open.slice(record.depth)) open.isLeft = true
    record.issue ??= 'unreadable_line'
    this.#finish(record, this.#parser.startIndex)
  }

  #finish({ element, heading, parents, start, line, issue, excerpt }: OpenRecord, end: number): void {
    this.#record = undefined
    const text = excerpt ?? this.#sliceText(start, end)
    const wrong = end - start > LONGEST_RECORD ? 'too_long' : text.includes('\uFFFD') ? 'not_utf8' : issue
    this.#found.push(
      wrong
        ? { line, excerpt: text.slice(0, LONGEST_EXCERPT), issue: wrong }
        : { line, excerpt: text, value: { element, heading, parents } },
    )
  }

  #sliceText(from: number, to: number): string {
    return this.#text.slice(from - this.#start, to - this.#start)
  }

  /** The line of a place, from 1. Places must be asked for in order. */
  #lineAt(place: number): number {
    const text = this.#sliceText(this.#counted, place)
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#line += 1
    this.#counted = Math.max(this.#counted, place)
    return this.#line
  }

  #forget(place: number): void {
    this.#lineAt(place)
    this.#text = this.#sliceText(place, this.#start + this.#text.length)
    this.#start = place
  }
}
