import { Parser } from 'htmlparser2'
import type { RejectReason } from '../../draft/Draft.ts'
import type { SourceRecord } from '../SourceRecord.ts'
import { TextWindow } from './TextWindow.ts'
import { type IsRecord, type OpenRecord, XmlTree } from './XmlTree.ts'

/** A record is a few hundred characters; one without end must not fill the memory. */
const LONGEST_RECORD = 1_000_000
/** Records are flat, and the parser's time grows with the square of what is open. */
const DEEPEST = 64
/** Each has to be read once more. */
const MOST_ENDLESS = 100
const LONGEST_EXCERPT = 1000
/** Room for an end tag that two parts of the text share. */
const LONGEST_END_TAG = 200

export type XmlFinding = SourceRecord<Pick<OpenRecord, 'element' | 'heading'>>

/** The document cannot be read on, and no record is to blame. */
export class EndlessXml extends Error {}

/**
 * Finds the records of a document that comes in parts. What is broken costs the record in which it stands: one that nobody has
 * closed ends where the next begins, and one without end is left behind at the next end tag of its name. Entities that a
 * document defines are not followed.
 */
export class XmlRecordParser {
  readonly #tree: XmlTree
  readonly #window = new TextWindow()
  #parser = this.#createParser()
  /** The place in the text where the parser's own count begins. */
  #base = 0
  #lastTag = 0
  /** Why the parser was stopped: too much is open, or the next record has begun at this place. */
  #stop: 'too_deep' | { nextAt: number } | undefined
  /** The tag of the record that is left behind; its end is looked for. */
  #skipped: string | undefined
  #endless = 0
  #hasLostPlace = false
  #found: XmlFinding[] = []

  constructor(isRecord: IsRecord) {
    this.#tree = new XmlTree(isRecord)
  }

  /** The names of the elements around records. */
  get around(): ReadonlySet<string> {
    return this.#tree.around
  }

  /**
   * @returns the records that end in this part of the text
   * @throws {EndlessXml} something other than a record has no end, or too many records
   */
  write(part: string): XmlFinding[] {
    this.#window.add(part)
    if (this.#skipped === undefined) this.#parser.write(part)
    else this.#skipTo(this.#skipped, 0)
    while (this.#stop || this.#isEndless()) this.#leaveRecord()
    this.#window.forget(this.#neededFrom())
    const found = this.#found
    this.#found = []
    return found
  }

  /** True where the text ends before all that it has opened. */
  isCutOff(): boolean {
    const { record, depth } = this.#tree
    return record !== undefined || this.#skipped !== undefined || (depth > 0 && !this.#hasLostPlace)
  }

  #createParser(): Parser {
    return new Parser(
      {
        onopentag: (tag, attributes) => this.#onOpen(tag, attributes),
        ontext: (text) => {
          if (this.#stop) return
          this.#tree.text(text)
          this.#noteTag()
        },
        onclosetag: (_, isForced) => {
          if (this.#stop) return
          this.#noteTag()
          const record = this.#tree.close(isForced, this.#lastTag)
          if (record) this.#finish(record, this.#lastTag + 1)
        },
      },
      { xmlMode: true },
    )
  }

  #onOpen(tag: string, attributes: Readonly<Record<string, string>>): void {
    const start = this.#base + this.#parser.startIndex
    this.#noteTag()
    if (this.#tree.isNext(tag)) this.#stop = { nextAt: start }
    else this.#tree.open(tag, attributes, start, this.#lastTag)
    if (this.#tree.depth > DEEPEST) this.#stop = 'too_deep'
    if (this.#stop) this.#parser.pause()
  }

  #noteTag(): void {
    this.#lastTag = this.#base + this.#parser.endIndex
  }

  #finish({ element, heading, start, fault }: OpenRecord, end: number): void {
    const excerpt = this.#window.slice(start, end)
    const wrong = end - start > LONGEST_RECORD ? 'too_long' : excerpt.includes('\uFFFD') ? 'not_utf8' : fault
    this.#found.push(
      wrong
        ? this.#fault(wrong, start, end)
        : { line: this.#window.lineAt(start), excerpt, value: { element, heading } },
    )
  }

  #fault(fault: RejectReason, start: number, end: number): XmlFinding {
    const excerpt = this.#window.slice(start, Math.min(end, start + LONGEST_EXCERPT))
    return { line: this.#window.lineAt(start), excerpt, fault }
  }

  #isEndless(): boolean {
    const from = this.#tree.record?.start ?? this.#lastTag
    return this.#skipped === undefined && this.#window.end - from > LONGEST_RECORD
  }

  #leaveRecord(): void {
    const stop = this.#stop
    const { record } = this.#tree
    if (!record) throw new EndlessXml()
    const end = typeof stop === 'object' ? stop.nextAt : this.#window.end
    this.#found.push(this.#fault(stop ? 'unreadable_line' : 'too_long', record.start, end))
    this.#tree.leaveRecord()
    this.#stop = undefined
    this.#hasLostPlace = true
    if (typeof stop === 'object') {
      this.#readFrom(stop.nextAt)
      return
    }
    this.#endless += 1
    if (this.#endless > MOST_ENDLESS) throw new EndlessXml()
    this.#skipTo(record.tag, record.start)
  }

  /** Reads on behind the next end tag of that name, once it has come. */
  #skipTo(tag: string, from: number): void {
    const end = this.#window.find(new RegExp(`</${tag.replaceAll(/[^\w:-]/g, '.')}\\s*>`, 'g'), from)
    this.#skipped = end === undefined ? tag : undefined
    if (end !== undefined) this.#readFrom(end)
  }

  #readFrom(place: number): void {
    this.#base = place
    this.#lastTag = place
    this.#parser = this.#createParser()
    this.#parser.write(this.#window.slice(place, this.#window.end))
  }

  #neededFrom(): number {
    const { end } = this.#window
    if (this.#skipped !== undefined) return Math.max(this.#window.start, end - LONGEST_END_TAG)
    return this.#tree.record?.start ?? Math.min(end, this.#lastTag)
  }
}
