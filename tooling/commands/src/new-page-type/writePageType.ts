import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PAGE_TYPES } from '@clipfront/page-data'
import { isPagePath } from '@clipfront/routing/own-paths'
import { PAGE_FOLDERS, PAGE_PATHS } from '@clipfront/routing/page-paths'
import { parsePurpose } from '../naming/parsePurpose.ts'
import { writeScaffold } from '../scaffolding/writeScaffold.ts'
import { listInsertions } from './listInsertions.ts'
import { listNewFiles } from './listNewFiles.ts'

/** What a new page type is called. */
export interface NewPageType {
  /** As page data names it, and its path without the slash: `fresh-picks`. */
  type: string
  /** Its name in the code, as it begins: `FreshPicks`. */
  component: string
  /** The same as a variable: `freshPicks`. */
  variable: string
  /** As a key of a table: `'fresh-picks'`, or `picks`. */
  key: string
  /** The expression for its path: `PAGE_PATHS['fresh-picks']`. */
  path: string
  /** For people: `Fresh picks`. */
  heading: string
}

/**
 * Decides what a page type is called.
 * @param name what it shows, in kebab case
 * @throws {Error} in one line that says what to write instead
 */
export function describePageType(name: string): NewPageType {
  const exported = parsePurpose(name, { kind: 'page type', sample: 'fresh-picks' })
  if (!isPagePath(`/${name}`)) throw new Error(`The servers answer /${name} by themselves. Choose another name.`)
  const words = name.replaceAll('-', ' ')
  return {
    type: name,
    component: exported,
    variable: exported.charAt(0).toLowerCase() + exported.slice(1),
    key: name.includes('-') ? `'${name}'` : name,
    path: name.includes('-') ? `PAGE_PATHS['${name}']` : `PAGE_PATHS.${name}`,
    heading: words.charAt(0).toUpperCase() + words.slice(1),
  }
}

/**
 * Writes a page type: its own files, and its line in each table over all page types. Its page lists the best offers of the site
 * and its merchants, at `/NAME`, in words that page data has already.
 * @returns the paths of what was written, in the repository
 * @throws {Error} there is such a page already, or a table is not as it is known here; nothing is written then
 */
export function writePageType(page: NewPageType, root: string): string[] {
  refuseTaken(page, root)
  return writeScaffold({ files: listNewFiles(page), insertions: listInsertions(page) }, root)
}

/** Names that the tables over page types and their addresses have. */
const TAKEN: ReadonlySet<string> = new Set([
  ...PAGE_TYPES,
  ...Object.keys(PAGE_PATHS),
  ...Object.values(PAGE_PATHS).map((path) => path.slice(1)),
  ...Object.keys(PAGE_FOLDERS),
])

/** @throws {Error} a page type, a page or one of the files to write is there under this name */
export function refuseTaken(page: NewPageType, root: string): void {
  if (TAKEN.has(page.type)) throw new Error(`There are pages called ${page.type} already. Choose another name.`)
  const present = Object.keys(listNewFiles(page)).find((file) => existsSync(join(root, file)))
  if (present) throw new Error(`${present} is there already. Choose another name than ${page.type}.`)
}
