import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../base/workspace.ts'

export interface InstalledPackage {
  id: string
  name: string
  /** SPDX expression; empty when the package names none. */
  licence: string
  /** Absolute, without links. */
  folder: string
  dependencies: string[]
}

/** Everything that the lock file brought onto this machine. */
export function findInstalledPackages(): InstalledPackage[] {
  const pnpmFolder = join(root, 'node_modules', '.pnpm')
  const manifests = globSync('*/node_modules/{*,@*/*}/package.json', { cwd: pnpmFolder })
  const folders = new Set(manifests.map((file) => realpathSync(dirname(join(pnpmFolder, file)))))
  return [...folders].flatMap((folder) => readInstalled(folder) ?? [])
}

/** Reached from an app's dependencies (Babel through Vike) because building is its work; nothing of theirs is in a release. */
const BUILD_TOOLS = new Set(['vite', '@babel/core', '@vitejs/plugin-react'])

/** What is reached from a folder's `dependencies`, over any number of steps, workspace packages included. */
export function findShipped(folders: readonly string[]): Set<string> {
  const shipped = new Set(folders.map((folder) => realpathSync(folder)))
  for (const folder of shipped) {
    for (const dependency of readInstalled(folder)?.dependencies ?? []) {
      const found = BUILD_TOOLS.has(dependency) ? undefined : resolveFrom(folder, dependency)
      if (found !== undefined) shipped.add(found)
    }
  }
  return shipped
}

function resolveFrom(folder: string, name: string): string | undefined {
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    const candidate = join(at, 'node_modules', name)
    if (existsSync(candidate)) return realpathSync(candidate)
  }
  return undefined
}

function readInstalled(folder: string): InstalledPackage | undefined {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>
  const { name, version, license, licenses, dependencies, optionalDependencies } = manifest
  // Folders inside a package hold a package.json of their own that only says how to load them.
  if (typeof name !== 'string' || typeof version !== 'string') return undefined
  return {
    id: `${name}@${version}`,
    name,
    licence: [license, licenses].flat().map(licenceName).filter(Boolean).join(' OR '),
    folder,
    dependencies: Object.keys({ ...asRecord(dependencies), ...asRecord(optionalDependencies) }),
  }
}

function licenceName(value: unknown): string {
  if (typeof value === 'string') return value
  const { type } = asRecord(value)
  return typeof type === 'string' ? type : ''
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
