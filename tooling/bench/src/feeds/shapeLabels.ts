import { createReadStream, readFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { hashLine } from './drawSample.ts'
import type { Label } from './labels.ts'
import { readLines, resolveFile } from './layouts.ts'

const OWN_FOLDER = 'shapes/'

/**
 * What was read in a record by eye, before the import was run on it. Files under `shapes/` were made by hand in the shapes that
 * operators bring; of the others the records were drawn by a seed.
 */
export interface ShapeLabel extends Label {
  /** What is told apart in the figures: a shape of tables, or a language. */
  shape: string
  /** The site that it is imported for, which says the language and the zone. */
  site: string
  /** Its domain, or its name where no address leads to it; null where a record does not say. */
  shop: string | null
  /** The first and the last day, `2026-12-31`; left out where a record names none. `starts` is null where nobody looked for it. */
  starts?: string | null
  ends?: string
}

/**
 * Sets of labels, by the names of their files. `shapes`: what the import is tuned by. `unseen-shapes`: made by somebody who had
 * neither read nor run it; their misses have been looked at since. `third-shapes`: the same, 24 whole files as different as those
 * that operators are sent. `fourth-shapes`: 18 more, which nobody has looked at: their misses are counted and not listed, so that
 * they stay what they are. `fifth-shapes`: 24 more, half of them as shop systems and networks export them, by people who had seen such.
 * `sixth-shapes`: 22 more, half of them exports and agencies' tables, half of them lists in prose, in thirteen
 * languages, by people who had not seen the importer; it was tuned by them afterwards.
 * The drawn records of them all are those of `drawLines` by the seed 20261124, 6 to 14 of each layout or file, without what had a label.
 */
export const shapeSets = [
  'shapes',
  'unseen-shapes',
  'third-shapes',
  'fourth-shapes',
  'fifth-shapes',
  'sixth-shapes',
] as const
export type ShapeSet = (typeof shapeSets)[number]

/** @returns the labels, without those whose record is another one than was labelled; their number is printed */
export function readShapeLabels(set: ShapeSet): ShapeLabel[] {
  const labels = readAllShapeLabels(set)
  const known = labels.filter(isOfRecord)
  if (known.length < labels.length)
    console.log(`  ${labels.length - known.length} records are others than were labelled.`)
  return known.map((label) => Object.assign(label, { shop: label.shop && nameMerchants(label.shop) }))
}

/** @returns all labels of a set, whatever their records are now */
export function readAllShapeLabels(set: ShapeSet): ShapeLabel[] {
  return readFileSync(path.join(import.meta.dirname, 'labels', `${set}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ShapeLabel)
}

/** @returns whether the record is still the one that was labelled */
export function isOfRecord({ file, line, hash }: ShapeLabel): boolean {
  return hashLine(readRecordText(file, line)) === hash
}

/** @returns whether a file was made by hand, and lies beside the labels */
export function isOwn(file: string): boolean {
  return file.startsWith(OWN_FOLDER)
}

/**
 * @param file as a label names it
 * @returns its bytes; shops of a file that is ours lie under `.com` in it, since an import refuses addresses that nobody can have
 */
export function openShape(file: string): Readable {
  if (!isOwn(file)) return createReadStream(resolveShape(file))
  return Readable.from([Buffer.from(nameMerchants(readFileSync(resolveShape(file), 'utf8')))])
}

function nameMerchants(text: string): string {
  return text.replaceAll('.example', '.com')
}

function resolveShape(file: string): string {
  return isOwn(file) ? path.join(import.meta.dirname, file) : resolveFile(file)
}

const documents = new Map<string, readonly unknown[] | string>()

/** @param line of a text file, or the place in the list of a JSON document; from 1. One whose records lie deeper is one text. */
function readRecordText(file: string, line: number): string {
  if (!file.endsWith('.json')) return readTexts(file)[line - 1] ?? ''
  if (!documents.has(file)) documents.set(file, readRecords(file))
  const records = documents.get(file) ?? []
  return typeof records === 'string' ? records : (JSON.stringify(records[line - 1]) ?? '')
}

function readTexts(file: string): string[] {
  return isOwn(file) ? readFileSync(resolveShape(file), 'utf8').split('\n') : readLines(file)
}

function readRecords(file: string): readonly unknown[] | string {
  const text = readFileSync(resolveShape(file), 'utf8')
  const document: unknown = JSON.parse(text)
  if (Array.isArray(document)) return readTableRows(document) ?? document
  const { offers = text } = document as { offers?: readonly unknown[] }
  return offers
}

/** Of a database's export the rows are in the list of its table; before it stand what made it, and the database. */
function readTableRows(document: readonly unknown[]): readonly unknown[] | undefined {
  const tables = document as readonly { type?: unknown; data?: readonly unknown[] }[]
  return tables.find(({ type }) => type === 'table')?.data
}
