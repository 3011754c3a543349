import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  createReleaseStore,
  LIVE_ENVIRONMENTS,
  type LiveEnvironment,
  type ReleaseStore,
} from '@clipfront/shell/releases'
import type { Site } from '@clipfront/site-config'
import { readSettings } from '../settings.ts'
import { chooseSites } from '../start/chooseSites.ts'

/** Which site, where to. */
export interface Target {
  site: Site
  /** As it was given; undefined when it was left out. */
  to: LiveEnvironment | undefined
  dataFolder: string
  store: ReleaseStore
}

/** The commands that move a site, and so are told where to; the others would only seem to listen. */
const MOVING: ReadonlySet<string> = new Set(['ship', 'rollback'])

/**
 * Reads `CODE [--to beta|prod]`.
 * @param command says whether there is a `--to`, and how it is used
 * @throws {Error} in one line
 */
export function readTarget(command: string, args = process.argv.slice(2)): Target {
  const isMoving = MOVING.has(command)
  const usage = `npm run ${command} -- SITE${isMoving ? ` [--to ${LIVE_ENVIRONMENTS.join('|')}]` : ''}`
  const { values, positionals } = parse(args, usage)
  if (values.to !== undefined && !isMoving) throw new Error(`${command} has no --to. ${usage}`)
  const to = LIVE_ENVIRONMENTS.find((environment) => environment === values.to)
  if (values.to !== undefined && !to) throw new Error(`--to ${values.to} is no environment with releases. ${usage}`)
  const [site, ...others] = chooseSites(positionals)
  if (!site || others.length > 0) throw new Error(`Which site? ${usage}`)
  const { dataFolder } = readSettings()
  return { site, to, dataFolder, store: createReleaseStore(join(dataFolder, 'releases')) }
}

function parse(args: string[], usage: string) {
  try {
    return parseArgs({ args, options: { to: { type: 'string' } }, allowPositionals: true })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)} ${usage}`, { cause: error })
  }
}
