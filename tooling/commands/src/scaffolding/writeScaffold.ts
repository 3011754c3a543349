import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findProgram } from '../processes/findProgram.ts'

/** A line of a table that is there. */
export interface Insertion {
  /** In the repository. */
  file: string
  /** How the one line begins before which it goes. */
  before: string
  line: string
}

/** What a command writes. */
interface Scaffold {
  /** New files, by their paths in the repository. */
  files: Readonly<Record<string, string>>
  insertions: readonly Insertion[]
}

/**
 * Writes new files and lines of tables, formatted.
 * @returns the paths of what was written, in the repository
 * @throws {Error} a table is not as its insertion knows it; nothing is written then
 */
export function writeScaffold({ files, insertions }: Scaffold, root: string): string[] {
  const texts = { ...files, ...fillTables(insertions, root) }
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const written = Object.keys(texts)
  // A long name takes more than a line where a short one does not.
  execFileSync(process.execPath, [findProgram(root, 'oxfmt'), ...written], { cwd: root, stdio: 'ignore' })
  return written
}

/** The tables with the new lines in them, by their files. */
function fillTables(insertions: readonly Insertion[], root: string): Record<string, string> {
  const files: Record<string, string> = {}
  for (const { file, before, line } of insertions) {
    const lines = (files[file] ?? readFileSync(join(root, file), 'utf8')).split('\n')
    const [place, ...others] = lines.flatMap((each, index) => (each.startsWith(before) ? [index] : []))
    if (place === undefined || others.length > 0)
      throw new Error(
        `${file} has no single line that begins with "${before}". Name another where tooling/commands/src has this one.`,
      )
    files[file] = lines.toSpliced(place, 0, line).join('\n')
  }
  return files
}
