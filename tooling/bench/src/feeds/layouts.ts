import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Data of third parties lies beside the project, never in it. */
const FOLDER = path.resolve(import.meta.dirname, '..', '..', '..', '..', '..', 'shared', 'data', 'raw')

/** Which file of offers is written in which layout. */
export const layouts = {
  'linked headings': ['2017', '2018', '2019'].map(nameList),
  'headings with text': ['2021', '2022', '2023'].map(nameList),
  tables: ['2025'].map(nameList),
  'nested lists': ['student-discounts/list.md'],
} as const satisfies Record<string, readonly string[]>

export type Layout = keyof typeof layouts
export const layoutNames = Object.keys(layouts) as Layout[]

/** Says in one line that the lists are not on this machine; undefined where they are. */
export function describeMissingLists(folder = FOLDER): string | undefined {
  const files = Object.values(layouts).flat()
  const missing = files.map((file) => path.join(folder, file)).find((file) => !existsSync(file))
  if (missing === undefined) return undefined
  return `The lists of offers are not on this machine: there is no ${missing}. They belong to others and are no part of this repository; put them there, or choose another benchmark.`
}

/** @returns the absolute path of a file that `layouts` names */
export function resolveFile(file: string): string {
  return path.join(FOLDER, file)
}

/** @returns the lines of a file that `layouts` names */
export function readLines(file: string): string[] {
  return readFileSync(resolveFile(file), 'utf8').split(/\r?\n/)
}

function nameList(year: string): string {
  return `black-friday-deals/${year}.md`
}
