import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Kysely } from 'kysely'
import type { Catalogue } from '../database/tables.ts'
import { slugify } from '../import/draft/slugify.ts'
import { importFile } from '../import/importFile.ts'
import { ImportRefusal } from '../import/ImportRefusal.ts'
import { describeReport } from '../import/write/describeReport.ts'
import { explainRejects } from './explainRejects.ts'
import type { ImportCommand } from './parseImport.ts'
import { showProgress } from './showProgress.ts'

interface ImportPlace {
  database: Kysely<Catalogue>
  /** Absolute path of `CLIPFRONT_DATA`. */
  dataFolder: string
  now: Date
  print: (line: string) => void
  /** Where refusals are said. */
  complain: (line: string) => void
}

/**
 * Imports file after file and prints what became of each. A refused file does not keep the others from being taken.
 * @returns true when none was refused
 */
export async function runImport(
  { format, site, map, dryRun, force, files }: ImportCommand,
  { database, dataFolder, now, print, complain }: ImportPlace,
): Promise<boolean> {
  let isDone = true
  for (const file of files) {
    const progress = showProgress(path.basename(file), process.stderr)
    const rejectsFile = path.join(dataFolder, 'rejects', `${rejectsName(site.code, file)}.jsonl`)
    try {
      const onWait = (): void => complain(`Another import of ${site.code} is under way; waiting for it to end.`)
      const task = {
        site,
        format,
        file,
        beside: files,
        map,
        dryRun,
        force,
        now,
        rejectsFile,
        onWait,
        onProgress: progress.update,
      }
      const result = await importFile(database, task)
      progress.end()
      print(`${file}${dryRun ? ' (dry run, nothing was changed)' : ''}`)
      print(`  ${describeReport(result.report)}`)
      for (const line of explainRejects(result.report)) print(line)
      if (result.isCutOff) print('  the file was cut off: what came before that was taken, by force')
      const { last, run } = result
      if (last) print(`  compared with the last import of this feed, ${last.file}: ${last.accepted} usable records`)
      if (run !== null) print(`  npm run catalog -- undo-import ${run} undoes it`)
      if (result.rejectsFile) print(`  rejects are listed in ${result.rejectsFile}`)
    } catch (error) {
      progress.end()
      if (!(error instanceof ImportRefusal)) throw error
      isDone = false
      complain(`refused (${error.word}): ${error.message}`)
      if (existsSync(rejectsFile)) complain(`  rejects are listed in ${rejectsFile}`)
    }
  }
  return isDone
}

function rejectsName(site: string, file: string): string {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
  return `${slugify(site)}-${slugify(path.parse(file).name) || 'file'}-${stamp}`
}
