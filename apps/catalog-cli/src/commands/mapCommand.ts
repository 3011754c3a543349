import { existsSync, lstatSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ImportError } from '@clipfront/feeds/errors'
import { MAPPED_FORMATS, type MappedFormat } from '@clipfront/feeds/map'
import { findFeedMap, type Proposal, proposeFeedMap, shortenMap } from '@clipfront/feeds/propose'
import type { SheetChoice } from '@clipfront/feeds/readFeed'
import { defineOfflineCommand, formatJson, type OfflineContext } from '../arguments/Command.ts'
import { parseSite, UsageError } from '../arguments/parseArguments.ts'
import { describeColumns, describePreview, nextCommands } from '../describe/describeProposal.ts'
import { describeWorkbook } from '../describe/describeWorkbook.ts'
import { previewFeed } from '../import/previewFeed.ts'
import { nameFormat } from './nameFormat.ts'
import { parseMerchant } from './parseMerchant.ts'

/** `catalog map` */
export const mapCommand = defineOfflineCommand({
  usage: `  map FILE [--format FORMAT] [--site CODE] [--merchant DOMAIN] [--map MAP.json | --out MAP.json [--live] [--overwrite]]
      Proposes how to read a table, a workbook or a list that nobody has described: which column is taken for what and why, which are
      left, the map that says so, and the first ten offers by it. Nothing is imported and no database is opened.
      --format FORMAT ${MAPPED_FORMATS.join(', ')}; left out, the ending of the file's name tells; a workbook
                      (xlsx) is a table, of which the first sheet with names of columns and rows below them is read
      --site CODE     the site that it is meant for, whose language and time zone count
      --merchant DOMAIN the merchant of a list that names none, as a shop sends its own codes: --merchant oak.com
      --map MAP.json  shows how this map reads the file, instead of proposing one
      --out MAP.json  writes the map to this file, where it can be mended by hand, then given to import with --map
      --overwrite     writes it also over a file that is there
      --live          the file lists all offers that stand today: its ids and states count, and an offer that is no longer in
                      it is withdrawn by the next import`,
  examples: ['map partners.csv', 'map partners.csv --site main/uk --out partners-map.json'],
  options: {
    format: { type: 'string' },
    site: { type: 'string' },
    merchant: { type: 'string' },
    map: { type: 'string' },
    out: { type: 'string' },
    live: { type: 'boolean', default: false },
    overwrite: { type: 'boolean', default: false },
  },
  parse: ({ values, positionals: [file, ...more] }) => {
    if (file === undefined) throw new UsageError('No file was given. Write map and the path of one.')
    if (more.length > 0) throw new UsageError('Look at one file at a time.')
    if (!existsSync(file))
      throw new UsageError(`There is no file ${file}. Check the path; it is taken from the current folder.`)
    const format = parseFormat(values.format, file)
    const site = values.site === undefined ? null : parseSite(values.site)
    const { out = null, map = null, live: isLive, overwrite } = values
    if (map !== null && (out !== null || isLive))
      throw new UsageError('--map shows a map that is there; --out and --live are for a new one. Leave them out.')
    // A link that leads nowhere yet is there too: what it leads to would be written.
    const isThere = out !== null && lstatSync(out, { throwIfNoEntry: false }) !== undefined
    if (isThere && existsSync(out) && realpathSync(out) === realpathSync(file))
      throw new UsageError(`${out} is the feed itself. Give another name with --out.`)
    if (isThere && !overwrite)
      throw new UsageError(`${out} is there already. Give another name with --out, or --overwrite to write over it.`)
    const merchant = parseMerchant(values.merchant)
    return (context) => describeMap({ file, format, site, merchant, map, out, isLive }, context)
  },
})

/** @throws {UsageError} it is no format that is read by a map, or none is known */
function parseFormat(given: string | undefined, file: string): MappedFormat {
  const ending = path.extname(file).slice(1).toLowerCase()
  const wanted = nameFormat(given ?? ending)
  const format = MAPPED_FORMATS.find((known) => known === wanted)
  if (format) return format
  if (wanted === 'markdown' || ending === 'md')
    throw new UsageError(
      `A list in Markdown needs no map. See what is read of it: npm run catalog -- import --format markdown --site CODE --dry-run ${file}.`,
    )
  throw new UsageError(
    `${given ? `The format "${given}" is read without a map, or unknown` : `The name of ${file} does not tell its format`}. Give one of ${MAPPED_FORMATS.join(', ')} with --format.`,
  )
}

interface MapTask {
  file: string
  format: MappedFormat
  site: ReturnType<typeof parseSite> | null
  merchant: string | null
  map: string | null
  out: string | null
  isLive: boolean
}

/** @returns false where no map can be proposed */
async function describeMap(task: MapTask, { now, print, printError }: OfflineContext): Promise<boolean> {
  const { file, format, site, merchant, map: given, out, isLive } = task
  const { language, timeZone } = site ?? { language: 'en', timeZone: 'UTC' }
  let workbook: SheetChoice | null = null
  const onWorkbook = (choice: SheetChoice): void => void (workbook = choice)
  try {
    // Whoever wants a map of their own has it, also of a shape that is known.
    const known = out === null && !isLive ? await findFeedMap(file, format, { map: given, onWorkbook }) : null
    const proposal = known ?? (await proposeFeedMap(file, { format, language, merchant, isLive, onWorkbook }))
    for (const line of describeWorkbook(workbook)) print(line)
    if (!proposal)
      throw new ImportError('unknown-shape', `${file} holds no records with fields: nothing in it can be mapped.`)
    for (const line of describeColumns(file, proposal)) print(line)
    if (!proposal.map) return refuse(proposal, merchant, printError)
    if (given) print(`\n${given} reads it.`)
    else if (known)
      print(`\n${proposal.map.name} of packages/feeds/maps knows this shape; --out MAP.json proposes one of its own.`)
    else if (out === null) print(`\nThe map:\n${formatJson(shortenMap(proposal.map))}`)
    else {
      writeFileSync(out, `${formatJson(shortenMap(proposal.map))}\n`)
      print(`\nThe map is written to ${out}.`)
    }
    const map = given ?? (known ? null : proposal.map)
    const preview = await previewFeed(file, { format, language, timeZone, now, map, merchant })
    for (const line of describePreview(preview, timeZone)) print(line)
    const isFoundAgain = known !== null || (!isLive && (await isKnownByName(proposal, task, language)))
    for (const line of nextCommands({ ...task, out: given ?? out, isFoundAgain, siteCode: site?.code ?? null }))
      print(line)
    return true
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    printError(`refused (${error.word}): ${error.message}`)
    return false
  }
}

function refuse({ missing }: Proposal, merchant: string | null, printError: OfflineContext['printError']): false {
  const advice = merchant === null ? ' Of a list of one shop name it with --merchant DOMAIN.' : ''
  printError(
    `refused (unknown-shape): no column is known to say ${missing.join(', nor ')}.${advice} Write a map by hand: packages/feeds/maps/offer-lines.json is a model, and packages/feeds/src/map/FeedMap.ts says what it may hold.`,
  )
  return false
}

/** Whether an import makes the same map by itself. */
async function isKnownByName(
  { map }: Proposal,
  { file, format, merchant }: MapTask,
  language: string,
): Promise<boolean> {
  const byName = await proposeFeedMap(file, { format, language, merchant, isUnattended: true })
  return JSON.stringify(byName?.map) === JSON.stringify(map)
}
