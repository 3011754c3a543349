import { refreshStatistics } from '@clipfront/catalog/database'
import { IMPORT_FORMATS } from '@clipfront/feeds/readFeed'
import type { Command } from '../arguments/Command.ts'
import { parseImport } from '../arguments/parseImport.ts'
import { runImport } from './runImport.ts'

const usage = `  import --format FORMAT --site CODE [options] FILE…
      Reads files of offers or merchants into a site's catalogue. Each file is taken whole or not at all; the same file
      again changes nothing. Nothing imported counts as verified, and no link of it is kept.
      --format FORMAT ${IMPORT_FORMATS.join(', ')};
                      of impact give the promo codes, the deals and the campaigns at once: each knows what the others do not;
                      of google name a file by its shop where it names none itself: oak.com-promotions.tsv
      --site CODE     a site's code (uk.clipfront.example) or its unit and label (main/uk)
      --map FILE      how to read csv, json or yaml of a shape that no map in packages/feeds/maps knows
      --dry-run       says what would happen and changes nothing
      --force         takes a file that is broken or has lost more than half of its records all the same
      FILE            for yaml also a folder with a file for each record`

/** `catalog import` */
export const importCommand: Command = {
  usage,
  parse: (args) => {
    const task = parseImport(args)
    return async (place) => {
      const isDone = await runImport(task, place)
      if (!task.dryRun) await refreshStatistics(place.database)
      return isDone ? 0 : 1
    }
  },
}
