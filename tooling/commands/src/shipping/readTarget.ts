import { join } from 'node:path'
import { createReleaseStore, LIVE_ENVIRONMENTS } from '@clipfront/shell/releases'
import { readSettings, chooseSites } from '../base/settings.ts'
import { UsageError } from '../base/UsageError.ts'

/** The argument of the commands that are about one site. */
export const SITE_ARGUMENT = { SITE: "a site's code (uk.clipfront.example) or its unit and label (main/uk)" } as const

/** The option that names an environment with releases, for `runCommand`. */
export const environmentOption = <const About extends string>(about: About) =>
  ({ type: 'string', value: LIVE_ENVIRONMENTS.join('|'), about }) as const

/**
 * The site and the environment that a command names, and the releases there are.
 * @param given as `SITE_ARGUMENT` was given
 * @param named as the option was given; undefined when it was left out, and then so is the environment
 * @throws {UsageError} there is no such site or environment
 */
export function readTarget([given = '']: readonly string[], named?: string) {
  const environment = LIVE_ENVIRONMENTS.find((known) => known === named)
  if (named !== undefined && !environment)
    throw new UsageError(`${named} is no environment with releases. Give one of ${LIVE_ENVIRONMENTS.join(', ')}.`)
  const [site] = chooseSites([given])
  if (!site) throw new UsageError('Which site? Give its code, or its unit and label such as main/uk.')
  const { dataFolder } = readSettings()
  return { site, environment, dataFolder, store: createReleaseStore(join(dataFolder, 'releases')) }
}
