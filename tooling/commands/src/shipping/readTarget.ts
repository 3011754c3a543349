import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createReleaseStore, LIVE_ENVIRONMENTS } from '@clipfront/shell/releases'
import { readSettings, chooseSites } from '../base/settings.ts'

/** The option that names the environment; a command refuses that of another one. */
const OPTIONS: Readonly<Record<string, 'to' | 'env'>> = { ship: 'to', rollback: 'to', 'check-site': 'env' }

/**
 * Reads `CODE [--to beta|prod]`, or `[--env beta|prod]`.
 * @param command says whether there is one of these, and how it is used
 * @returns the environment as it was given; undefined when it was left out
 * @throws {Error} in one line
 */
export function readTarget(command: string, args = process.argv.slice(2)) {
  const option = OPTIONS[command]
  const usage = `npm run ${command} -- SITE${option ? ` [--${option} ${LIVE_ENVIRONMENTS.join('|')}]` : ''}`
  const { values, positionals } = parse(args, usage)
  for (const name of ['to', 'env'] as const) {
    if (values[name] !== undefined && name !== option) throw new Error(`${command} has no --${name}. ${usage}`)
  }
  const given = option && values[option]
  const environment = LIVE_ENVIRONMENTS.find((known) => known === given)
  if (given !== undefined && !environment) {
    throw new Error(`--${option} ${given} is no environment with releases. ${usage}`)
  }
  const [site, ...others] = chooseSites(positionals)
  if (!site || others.length > 0) throw new Error(`Which site? ${usage}`)
  const { dataFolder } = readSettings()
  return { site, environment, dataFolder, store: createReleaseStore(join(dataFolder, 'releases')) }
}

function parse(args: string[], usage: string) {
  try {
    return parseArgs({ args, options: { to: { type: 'string' }, env: { type: 'string' } }, allowPositionals: true })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)} ${usage}`, { cause: error })
  }
}
