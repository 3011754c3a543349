import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { countLive } from '@clipfront/catalog/counts'
import { refreshStatistics } from '@clipfront/catalog/database'
import { MAPPED_FORMATS } from '@clipfront/feeds/map'
import { IMPORT_FORMATS } from '@clipfront/feeds/readFeed'
import {
  createChange,
  EDITOR_OPTIONS,
  parseEditor,
  parseNumber,
  parseSite,
  UsageError,
} from '../arguments/parseArguments.ts'
import { type CommandContext, defineCommand } from '../arguments/Command.ts'
import { nameFormat } from './nameFormat.ts'
import { parseMerchant } from './parseMerchant.ts'
import { describeUndone } from '../describe/describeRuns.ts'
import { seedDemo, type SeedReport } from '../demo/seedDemo.ts'
import { undoImport } from '../editing/undo/undoImport.ts'
import { FETCH_LIMITS } from '../source/fetchFeed.ts'
import { parseAddress, STDIN } from '../source/sourceName.ts'
import { runImport } from './runImport.ts'

/** `catalog import` */
export const importCommand = defineCommand({
  usage: `  import --format FORMAT --site CODE [options] FILE…
      Reads files of offers or merchants into a site's catalog. Each file is taken whole or not at all; the same file
      again changes nothing. Nothing imported counts as verified, and no link of it is kept.
      --format FORMAT ${IMPORT_FORMATS.join(', ')};
                      a workbook (xlsx) is a table too: csv, or xlsx, which is the same; RSS and Atom are xml;
                      a file that plainly is of another one is refused, and that is named;
                      of impact give the promo codes, the deals and the campaigns at once: each knows what the others do not;
                      of google name a file by its shop where it names none itself: oak.com-promotions.tsv
      --site CODE     a site's code (uk.clipfront.example) or its unit and label (main/uk)
      --map FILE      how to read csv, json, xml or yaml of a shape that no map in packages/feeds/maps knows and whose names leave
                      open what is what; map FILE proposes one
      --merchant DOMAIN the merchant of a list that names none, as a shop sends its own codes: --merchant oak.com
      --dry-run       says what would happen and changes nothing
      --name NAME     what the feed is called, where its path or its address does not say so, as in --name oak.csv: it is compared
                      with the last import under that name
      --force         takes a file that is broken or has lost more than half of its records all the same
      --pictures HOST takes the logos of shops that the feed names at this host, for shops without one; may be repeated. Give
                      it only for pictures that you may show. Left out, no picture of a feed is fetched. A logo that does
                      not come changes nothing else; a dry run fetches none, and counts them as left
      --json          {site, dryRun, files: [{file, refused, run, report, last, isTruncated, encoding, workbook,
                      sharedDomains, rejectsFile, rejects, repeats, pictures, map, proposedMap, unread}]}; refused is null, or
                      {reason, message}, and then the rest but rejects is not there; rejects has each reason with
                      {count, examples: [{line, text}]}, and repeats [{line, text}] of those that were the same as another;
                      map is the name of the one that reads the file, or else proposedMap is the one that was made since none
                      knew the shape, and unread are the columns that it leaves;
                      workbook is null, or {sheet, rows, others: [{sheet, rows}]};
                      sharedDomains lists {domain, names, examples} of domains that carry the names of many merchants,
                      which are probably trackers
      FILE            a path; an address of the web (http, https), of which at most ${FETCH_LIMITS.bytes / 1e6} MB are fetched within
                      ${FETCH_LIMITS.timeMs / 60_000} minutes, never from private addresses, and of which neither the query nor a password is
                      printed or stored; or - for what is piped in.
                      It is text in UTF-8; one in Windows-1252, or in UTF-16 with its mark, is read as such, and the report says so.
                      Of a workbook the first sheet is read that has a row with the names of columns and rows below it; the
                      report says which, and what the others hold. To read another, move it to the front, or save it as CSV;
                      for yaml also a folder with a file for each record`,
  examples: [
    'import --format json --site www.clipfront.example --dry-run feed.jsonl',
    'import --format awin --site main/uk "https://feeds.network.example/promotions.csv?key=SECRET"',
    'import --format impact --site main/uk campaigns.json codes.json deals.json',
  ],
  options: {
    format: { type: 'string' },
    site: { type: 'string' },
    map: { type: 'string' },
    merchant: { type: 'string' },
    name: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    pictures: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
  },
  parse: ({ values, positionals: files }) => {
    const format = IMPORT_FORMATS.find((known) => known === nameFormat(values.format))
    if (!format)
      throw new UsageError(
        `${values.format ? `The format "${values.format}" is unknown` : 'No format was given'}. Give one of ${IMPORT_FORMATS.join(', ')} with --format.`,
      )
    if (!values.site) throw new UsageError('No site was given. Name one with --site, such as --site main/uk.')
    const isMapped = MAPPED_FORMATS.some((known) => known === format)
    for (const option of ['map', 'merchant'] as const)
      if (values[option] !== undefined && !isMapped)
        throw new UsageError(
          `--${option} is for ${MAPPED_FORMATS.join(', ')}. Leave it out, or give one of these with --format.`,
        )
    const site = parseSite(values.site)
    if (files.length === 0) throw new UsageError('No file was given. Name one or more at the end.')
    if (files.filter((file) => file === STDIN).length > 1) throw new UsageError('- is what is piped in: give it once.')
    if (values.name !== undefined && files.length > 1)
      throw new UsageError('--name is the name of one feed. Import the others by themselves.')
    for (const file of files.filter((given) => given !== STDIN && !parseAddress(given)))
      // A folder with a file for each record is one feed.
      if (!(format === 'yaml' && existsSync(file) && statSync(file).isDirectory()))
        assertFile(file, 'Name the files in it one by one.')
    if (values.map !== undefined) assertFile(values.map, 'Give the file of a map with --map.')
    const pictureHosts = values.pictures.map(parseHost)
    const merchant = parseMerchant(values.merchant)
    const { map = null, name: feed = null, 'dry-run': dryRun, force, json } = values
    return async (context) => {
      const isDone = await runImport(
        { format, site, map, merchant, dryRun, force, json, pictureHosts, files, feed },
        context,
      )
      if (!dryRun) await refreshSite(context, site.code)
      return isDone
    }
  },
})

/** @throws {UsageError} it is more than the name of a host, or less */
function parseHost(given: string): string {
  const url = URL.parse(`https://${given}`)
  if (url?.hostname === given.toLowerCase() && given.includes('.')) return url.hostname
  throw new UsageError(
    `--pictures ${given.slice(0, 80)} is no host. Write its name alone, as in the addresses of the feed: --pictures cdn.network.example.`,
  )
}

/** What pages are planned and made by, after many offers were written at once. */
async function refreshSite({ database, now }: CommandContext, site: string): Promise<void> {
  await refreshStatistics(database)
  await countLive(database, { site, now })
}

function assertFile(file: string, instead: string): void {
  if (!existsSync(file))
    throw new UsageError(`There is no file ${file}. Check the path; it is taken from the current folder.`)
  if (!statSync(file).isFile()) throw new UsageError(`${file} is not a file. ${instead}`)
}

/** `catalog undo-import` */
export const undoImportCommand = defineCommand({
  usage: `  undo-import NUMBER [--dry-run] --by NAME --reason TEXT
      Undoes what an import did; show runs lists them. Offers that it added leave, those that shoppers have used are taken
      back, those that it changed are as they were. What an editor or a later import has changed since is left and listed.
      --dry-run       says what would happen and changes nothing; needs neither --by nor --reason`,
  examples: ['undo-import 12 --dry-run', 'undo-import 12 --by Mara --reason "the feed of last week"'],
  options: { ...EDITOR_OPTIONS, 'dry-run': { type: 'boolean', default: false } },
  parse: ({ values, positionals: [number, ...more] }, environment) => {
    if (more.length > 0) throw new UsageError('Undo one import at a time, the last one first.')
    const run = parseNumber(number, 'number of an import', 'show runs lists them.')
    const dryRun = values['dry-run']
    // What a dry run records is rolled back.
    const toChange = dryRun ? createChange({ by: 'dry run', reason: 'dry run' }) : parseEditor(values, environment)
    return async (context) => {
      const undone = await undoImport(context.database, run, { ...toChange(context), dryRun })
      for (const line of describeUndone(undone, dryRun)) context.print(line)
      if (!dryRun) await refreshSite(context, undone.site)
    }
  },
})

const OUTCOMES: Record<SeedReport['sites'][number]['outcome'], string> = {
  seeded: 'has the demo now',
  'in-use': 'left alone, it has a catalog',
  'no-language': 'left alone, the demo does not speak its language',
}

/** `catalog demo` */
export const demoCommand = defineCommand({
  usage: `  demo
      Loads made-up merchants and offers into every site that has nothing yet, to try it out or to develop. A site that has
      anything is left alone; pictures of the demo that are gone are put back.`,
  examples: ['demo'],
  options: {},
  allowPositionals: false,
  parse:
    () =>
    async ({ database, dataFolder, now, print }) => {
      const { sites, restored } = await seedDemo(database, now, path.join(dataFolder, 'media'))
      for (const { site, outcome } of sites) print(`${site.code}: ${OUTCOMES[outcome]}`)
      if (restored > 0) print(`pictures put back: ${restored}`)
    },
})
