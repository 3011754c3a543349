import { existsSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Site } from '@clipfront/site-config'
import { IMPORT_FORMATS, type ImportFormat } from '@clipfront/feeds/readFeed'
import { siteByName, UsageError } from './parseArguments.ts'

export interface ImportCommand {
  format: ImportFormat
  site: Site
  map: string | null
  dryRun: boolean
  force: boolean
  files: string[]
}

/**
 * The arguments of `catalog import`.
 * @throws {UsageError} something is missing, unknown or not there
 */
export function parseImport(args: readonly string[]): ImportCommand {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      site: { type: 'string' },
      map: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  })
  const format = IMPORT_FORMATS.find((known) => known === values.format)
  if (!format)
    throw new UsageError(
      `${values.format ? `The format "${values.format}" is unknown` : 'No format was given'}. Give one of ${IMPORT_FORMATS.join(', ')} with --format.`,
    )
  if (!values.site) throw new UsageError('No site was given. Name one with --site, such as --site main/uk.')
  if (values.map !== undefined && !isMapped(format))
    throw new UsageError('--map is for csv, json and yaml. Leave it out, or give one of these with --format.')
  const site = siteByName(values.site)
  if (positionals.length === 0) throw new UsageError('No file was given. Name one or more at the end.')
  for (const file of positionals)
    if (!(format === 'yaml' && isFolder(file))) checkFile(file, 'Name the files in it one by one.')
  if (values.map !== undefined) checkFile(values.map, 'Give the file of a map with --map.')
  return {
    format,
    site,
    map: values.map ?? null,
    dryRun: values['dry-run'],
    force: values.force,
    files: positionals,
  }
}

function isMapped(format: ImportFormat): boolean {
  return format === 'csv' || format === 'json' || format === 'yaml'
}

/** A folder with a file for each record is one feed. */
function isFolder(file: string): boolean {
  return existsSync(file) && statSync(file).isDirectory()
}

function checkFile(file: string, instead: string): void {
  if (!existsSync(file))
    throw new UsageError(`There is no file ${file}. Check the path; it is taken from the current folder.`)
  if (!statSync(file).isFile()) throw new UsageError(`${file} is not a file. ${instead}`)
}
