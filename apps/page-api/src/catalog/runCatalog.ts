import { parseArgs } from 'node:util'
import { ENVIRONMENTS, sites } from '@clipfront/site-config'
import { openDatabase } from '../database/openDatabase.ts'
import { refreshStatistics } from '../database/refreshStatistics.ts'
import { readSettings } from '../settings/readSettings.ts'
import { parseImport } from './parseImport.ts'
import { runImport } from './runImport.ts'
import { runStats } from './runStats.ts'
import { siteByName } from './siteByName.ts'
import { USAGE } from './usage.ts'
import { UsageError } from './UsageError.ts'

const STANDARD_DAYS = 30

export interface Voice {
  /** The command's output. */
  print: (line: string) => void
  /** What went wrong, beside the output. */
  complain: (line: string) => void
}

/**
 * The `catalog` command.
 * @returns its exit code: 0 done, 1 a file was refused
 * @throws {UsageError} the arguments were not understood
 * @throws {ConfigError} the database or a setting cannot be used
 */
export async function runCatalog(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  { print, complain }: Voice,
): Promise<number> {
  const [command, ...rest] = args
  if (args.includes('--help') || args.includes('-h')) {
    print(USAGE)
    return 0
  }
  switch (command) {
    case 'import': {
      // Understood before anything is opened, so that a slip of the pen does not start a database.
      const task = parseImport(rest)
      return withDatabase(environment, async ({ database, dataFolder, now }) => {
        const isDone = await runImport(task, { database, dataFolder, now, print, complain })
        if (!task.dryRun) await refreshStatistics(database)
        return isDone ? 0 : 1
      })
    }
    case 'stats': {
      const { chosen, ...period } = parseStats(rest)
      return withDatabase(environment, async ({ database, now }) => {
        await runStats(chosen, period, { database, now, print })
        return 0
      })
    }
    default:
      throw new UsageError(
        `${command === undefined ? 'No command was given' : `There is no command "${command}"`}. Write npm run catalog -- import or npm run catalog -- stats; npm run catalog -- --help says more.`,
      )
  }
}

function parseStats(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      site: { type: 'string' },
      days: { type: 'string', default: String(STANDARD_DAYS) },
      environment: { type: 'string', default: 'prod' },
    },
  })
  const days = Number(values.days)
  if (!Number.isInteger(days) || days < 1 || days > 3650)
    throw new UsageError(`"${values.days}" is no number of days. Give a whole number from 1 to 3650 with --days.`)
  const wanted = [...ENVIRONMENTS, 'all' as const]
  const environment = wanted.find((known) => known === values.environment)
  if (!environment)
    throw new UsageError(
      `There is no environment "${values.environment}". Give one of ${wanted.join(', ')} with --environment.`,
    )
  return { chosen: values.site === undefined ? sites : [siteByName(values.site)], days, environment }
}

type Opened = Awaited<ReturnType<typeof openDatabase>>

async function withDatabase(
  environment: NodeJS.ProcessEnv,
  work: (opened: Pick<Opened, 'database'> & { dataFolder: string; now: Date }) => Promise<number>,
): Promise<number> {
  const { databaseUrl, dataFolder, clock } = readSettings(environment)
  const { database, close } = await openDatabase({ databaseUrl, dataFolder })
  try {
    return await work({ database, dataFolder, now: clock.now() })
  } finally {
    await close()
  }
}
