import type { RejectReason } from '../../draft/Draft.ts'
import { fieldsOf, localName, type XmlElement } from './XmlElement.ts'

/** What lies around records says little: a name, a link, a count. */
const MOST_HEADINGS = 20
const MOST_PARTS = 50
const MOST_NAMES = 100

/** Whether an element of the second name within one of the first is a record. */
export type IsRecord = (parent: string, name: string) => boolean

interface OpenElement {
  element: XmlElement
  /** Where its tag ended, which tells a tag that closes itself from one that nobody closed. */
  tagEnd: number
}

export interface OpenRecord {
  element: XmlElement
  /** What stands before the first record, and so is said of all of them; as fields. */
  heading: Readonly<Record<string, string>>
  /** Its name as the document writes it. */
  tag: string
  /** Its place in the text. */
  start: number
  /** How many elements are open around it. */
  depth: number
  fault?: RejectReason
}

/** The elements of a document that are open, and the record among them. */
export class XmlTree {
  readonly #isRecord: IsRecord
  readonly #open: OpenElement[] = []
  #headings: XmlElement[] = []
  #heading: Readonly<Record<string, string>> | undefined
  record: OpenRecord | undefined
  /** The names of the elements around records: they tell what a document is that has none. */
  readonly around = new Set<string>()

  constructor(isRecord: IsRecord) {
    this.#isRecord = isRecord
  }

  get depth(): number {
    return this.#open.length
  }

  /** True where a tag of this name begins the next record, and nobody has closed the one that is open. */
  isNext(tag: string): boolean {
    return this.record?.element.name === localName(tag)
  }

  open(tag: string, attributes: Readonly<Record<string, string>>, start: number, tagEnd: number): void {
    const element: XmlElement = { name: localName(tag), attributes, content: [] }
    const parent = this.#open.at(-1)?.element
    if (this.record) parent?.content.push(element)
    else if (this.#isRecord(parent?.name ?? '', element.name)) {
      this.#heading ??= fieldsOf({ name: '', attributes: {}, content: this.#headings })
      this.record = { element, heading: this.#heading, tag, start, depth: this.depth }
    } else if (this.around.size < MOST_NAMES) this.around.add(element.name)
    this.#open.push({ element, tagEnd })
  }

  text(text: string): void {
    const content = this.#open.at(-1)?.element.content
    if (content && (this.record || content.length < MOST_PARTS)) content.push(text)
  }

  /**
   * @param isForced no tag of its own closes it
   * @returns the record that ends here
   */
  close(isForced: boolean, tagEnd: number): OpenRecord | undefined {
    const closed = this.#open.pop()
    const { record } = this
    if (!closed) return undefined
    if (!record) {
      this.#noteHeading(closed.element)
      return undefined
    }
    // Of what is left open within a field only the field knows; a field that is left open has swallowed the others.
    if (isForced && closed.tagEnd !== tagEnd && this.depth <= record.depth + 1) record.fault ??= 'unreadable_line'
    if (this.depth > record.depth) return undefined
    this.record = undefined
    return record
  }

  /** Closes all that is open within the element around the record. */
  leaveRecord(): void {
    this.#open.length = this.record?.depth ?? this.#open.length
    this.record = undefined
  }

  #noteHeading(element: XmlElement): void {
    if (!this.#heading && this.#headings.length < MOST_HEADINGS) this.#headings.push(element)
    if (this.depth > 0) return
    this.#headings = []
    this.#heading = undefined
  }
}
