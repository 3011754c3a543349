import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../root.ts'
import { findWorkspacePackages, withDependencies } from './workspacePackages.ts'

/** Folders that a build writes or that tests leave; never an input. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'test-results', '.turbo', 'storybook-static'])
/** Files that no release holds. */
const NOT_BUILT = /\.(?:test|browser|e2e|stories)\.tsx?$|\.md$/

/**
 * A hash over everything that a package's build reads: its own sources, those of the workspace packages it stands on,
 * and the lock file. Equal fingerprints build equal releases, so the second start builds nothing.
 */
export function fingerprintOf(packageName: string): string {
  const hash = createHash('sha256').update(process.version)
  const folders = withDependencies(packageName, findWorkspacePackages()).map(({ folder }) => folder)
  const files = ['pnpm-lock.yaml', 'tsconfig.base.json'].map((name) => join(root, name))
  for (const folder of folders) files.push(...sourcesIn(folder))
  for (const file of files) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

function sourcesIn(folder: string): string[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true, exclude: (entry) => LEFT_OUT.has(entry.name) })
    .filter((entry) => entry.isFile() && !NOT_BUILT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
