import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isPagePath } from '@clipfront/routing/own-paths'
import { parsePurpose } from '../new-widget/parsePurpose.ts'
import { findProgram } from '../processes/findProgram.ts'
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
  const files = { ...listNewFiles(page), ...fillTables(page, root) }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const written = Object.keys(files)
  // A long name takes more than a line where a short one does not.
  execFileSync(process.execPath, [findProgram(root, 'oxfmt'), ...written], { cwd: root, stdio: 'ignore' })
  return written
}

function refuseTaken({ type, component }: NewPageType, root: string): void {
  const tables = ['packages/page-data/src/values/pageTypes.ts', 'packages/routing/src/page-paths/pagePaths.ts']
  const taken = tables.some((table) => new RegExp(`'/?${type}'`).test(readFileSync(join(root, table), 'utf8')))
  const folder = `packages/widgets/src/pages/${type}`
  if (taken || existsSync(join(root, folder)) || existsSync(join(root, `apps/page-api/src/pages/${component}Page.ts`)))
    throw new Error(`There are pages called ${type} already. Choose another name.`)
}

/** The tables over all page types with the new one in them, by their files. */
function fillTables(page: NewPageType, root: string): Record<string, string> {
  const files: Record<string, string> = {}
  for (const { file, before, line } of listInsertions(page)) {
    const lines = (files[file] ?? readFileSync(join(root, file), 'utf8')).split('\n')
    const [place, ...others] = lines.flatMap((each, index) => (each.startsWith(before) ? [index] : []))
    if (place === undefined || others.length > 0)
      throw new Error(`${file} has no single line that begins with "${before}". Name another in listInsertions.ts.`)
    files[file] = lines.toSpliced(place, 0, line).join('\n')
  }
  return files
}
