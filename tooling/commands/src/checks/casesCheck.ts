import { parseSync } from 'vite'
import type { Check } from './Check.ts'
import { readSources, type SourceFile, nodesIn, type SyntaxNode } from '../base/sourceFiles.ts'

const TESTS = /\.(?:test|browser|e2e)\.tsx?$/
/** Tests of checks speak of cases and rows without proving any. */
const TESTS_OF_CHECKS = /^tooling\/commands\/src\/checks\//
const SPECIFICATION = /^docs\/spec\/(?:rows|behaviour\/[^/]+)\.md$/

export const casesCheck: Check = {
  name: 'cases',
  run: async () => {
    const tests = readSources(TESTS).filter(({ path }) => !TESTS_OF_CHECKS.test(path))
    return compareTitles(parseSpecification(readSources(SPECIFICATION)), tests)
  },
}

/** What docs/spec asks tests to name. */
export interface Specification {
  /** Of the tables whose first column is `case`. */
  cases: readonly string[]
  /** State by row id, of the tables whose first column is `id`: `built`, `in part` or `planned`. */
  rows: ReadonlyMap<string, string>
}

export function parseSpecification(pages: readonly SourceFile[]): Specification {
  const tables = pages.flatMap(({ text }) => tablesIn(text))
  const rowsUnder = (column: string) => tables.flatMap(([head, ...rows]) => (head?.[0] === column ? rows : []))
  return {
    cases: rowsUnder('case').map(([name = '']) => name),
    rows: new Map(rowsUnder('id').map((cells) => [cells[0] ?? '', cells.at(-1) ?? ''])),
  }
}

/**
 * Where titles and specification disagree: a case or a built row that no title names, a name that the specification does not have.
 * A title names its rows first, then its cases: `[R4.10] P3 P4 opts out`.
 */
export function compareTitles({ cases, rows }: Specification, files: readonly SourceFile[]): string[] {
  const prefixes = new Set(cases.map((name) => name.replace(/\d+$/, '')))
  const known = new Set([...cases, ...rows.keys()])
  const names = files.flatMap(({ path, text }) => namesIn(text, [...prefixes]).map((name) => ({ path, name })))
  const named = new Set(names.map(({ name }) => name))
  const unknown = names.filter(({ name }) => !known.has(name))
  const unnamedCases = cases.filter((name) => !named.has(name))
  const unnamedRows = [...rows].filter(([id, state]) => state !== 'planned' && !named.has(id))
  return [
    ...unknown.map(({ path, name }) => `${path}  ${name}: docs/spec does not have it. Correct the title, or add it.`),
    ...unnamedCases.map(
      (name) => `${name}: no test names it. Begin the title of the one that proves it with [ROW] ${name}, or write it.`,
    ),
    ...unnamedRows.map(
      ([id]) =>
        `${id}: no test names it. Write [${id}] into the title of the one that proves it, or mark the row planned.`,
    ),
  ]
}

/** The ids of rows and cases in the titles of a test file. */
function namesIn(text: string, prefixes: readonly string[]): string[] {
  const caseName = `(?:${prefixes.join('|')})\\d+`
  const beginning = new RegExp(String.raw`^(?:\[R\d+\.\d+\] )*((?:${caseName}(?:: | |$))+)`)
  const titles = nodesIn(parseSync('test.tsx', text).program).flatMap(readTexts)
  const cases = titles.flatMap((title) => beginning.exec(title)?.[1]?.match(new RegExp(caseName, 'g')) ?? [])
  const rows = titles.flatMap((title) => title.match(/(?<=\[)R\d+\.\d+(?=\])/g) ?? [])
  return [...new Set([...cases, ...rows])]
}

/** The tables of a Markdown text as rows of cells, without the ruler below the head. */
function tablesIn(text: string): string[][][] {
  return text
    .split(/\n(?!\|)/)
    .map((block) => block.split('\n').filter((line) => line.startsWith('|')))
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.toSpliced(1, 1).map((line) => line.split(/(?<!\\)\|/).slice(1, -1)))
    .map((rows) => rows.map((cells) => cells.map((cell) => cell.trim())))
}

/** Text that may be a title, or a row of a table of titles. */
function readTexts({ type, value }: SyntaxNode): string[] {
  if (type === 'Literal' && typeof value === 'string') return [value]
  return type === 'TemplateElement' ? [(value as { raw: string }).raw] : []
}
