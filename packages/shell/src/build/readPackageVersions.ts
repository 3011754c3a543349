import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../config/repository.ts'

/** The packages that releases are made of, by name. */
export function readPackageVersions(): Record<string, string> {
  const files = globSync('packages/*/package.json', { cwd: repository }).toSorted()
  return Object.fromEntries(
    files.map((file) => {
      const { name, version } = JSON.parse(readFileSync(join(repository, file), 'utf8')) as Record<string, string>
      return [name, version]
    }),
  )
}
