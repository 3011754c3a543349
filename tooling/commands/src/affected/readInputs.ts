import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '@clipfront/site-config'
import { root } from '../root.ts'
import type { Inputs } from './findReasons.ts'

/** What went into a site's release, as its last build wrote it down: `inputsFile` of the build names the file. */
export function readInputs({ businessUnit, label }: Pick<Site, 'businessUnit' | 'label'>): Inputs {
  return JSON.parse(readFileSync(join(root, 'apps', businessUnit, 'dist', `inputs-${label}.json`), 'utf8')) as Inputs
}
