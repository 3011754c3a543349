import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The repository's root folder, absolute. */
export const root = resolve(import.meta.dirname, '..', '..', '..', '..')

export interface WorkspacePackage {
  name: string
  /** Relative to the root, with `/`. */
  path: string
  /** Absolute. */
  folder: string
  scripts: Record<string, string>
  /** Every kind of dependency, name -> wanted version. */
  dependencies: Record<string, string>
}

/** The workspace's own packages, by folder. */
export function findWorkspacePackages(workspaceRoot = root): WorkspacePackage[] {
  const files = globSync('{apps,packages,tooling}/*/package.json', { cwd: workspaceRoot })
  return files.toSorted().map((file) => {
    const manifest = JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8')) as Manifest
    const { name, scripts = {}, dependencies, devDependencies, optionalDependencies, peerDependencies } = manifest
    return {
      name,
      path: dirname(file).replaceAll('\\', '/'),
      folder: join(workspaceRoot, dirname(file)),
      scripts,
      dependencies: { ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies },
    }
  })
}

type DependencyKind = `${'d' | 'devD' | 'optionalD' | 'peerD'}ependencies`
type Manifest = { name: string; scripts?: Record<string, string> } & Partial<
  Record<DependencyKind, Record<string, string>>
>
