import { parseArgs } from 'node:util'
import { refreshStatistics } from '@clipfront/catalog/database'
import { undoImport } from '../editing/undo/undoImport.ts'
import { type Command, waitingOf } from '../arguments/Command.ts'
import { describeUndone } from '../describe/describeRuns.ts'
import { EDITOR_OPTIONS, parseEditor, parseNumber, UsageError } from '../arguments/parseArguments.ts'

const usage = `  undo-import NUMBER [--dry-run] --by NAME --reason TEXT
      Undoes what an import did; show runs lists them. Offers that it added leave, those that shoppers have used are taken
      back, those that it changed are as they were. What an editor or a later import has changed since is left and listed.
      --dry-run       says what would happen and changes nothing; needs neither --by nor --reason`

/** `catalog undo-import` */
export const undoImportCommand: Command = {
  usage,
  parse: (args, environment) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...EDITOR_OPTIONS, 'dry-run': { type: 'boolean', default: false } },
    })
    const [number, ...more] = positionals
    if (more.length > 0) throw new UsageError('Undo one import at a time, the last one first.')
    const run = parseNumber(number, 'number of an import', 'show runs lists them.')
    const dryRun = values['dry-run']
    const editor = dryRun ? { by: '', reason: '' } : parseEditor(values, environment)
    return async (place) => {
      const change = { ...editor, dryRun, now: place.now, onWait: waitingOf(place) }
      const undone = await undoImport(place.database, run, change)
      for (const line of describeUndone(undone, dryRun)) place.print(line)
      if (!dryRun) await refreshStatistics(place.database)
      return 0
    }
  },
}
