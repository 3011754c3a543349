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
  const store = join(root, 'node_modules', '.pnpm')
  return globSync('*/node_modules/{*,@*/*}/package.json', { cwd: store })
    .map((file) => realpathSync(dirname(join(store, file))))
    .filter((folder, index, all) => all.indexOf(folder) === index)
    .flatMap((folder) => {
      const found = readInstalled(folder)
      return found ? [found] : []
    })
}

/** Reached from an app's dependencies (Babel through Vike) because building is its work; nothing of theirs is in a release. */
const BUILD_TOOLS = new Set(['vite', '@babel/core', '@vitejs/plugin-react'])

/** What is reached from a folder's `dependencies`, over any number of steps, workspace packages included. */
export function findShipped(folders: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const visit = (folder: string): void => {
    if (seen.has(folder)) return
    seen.add(folder)
    for (const dependency of readInstalled(folder)?.dependencies ?? []) {
      if (BUILD_TOOLS.has(dependency)) continue
      const next = resolveFrom(folder, dependency)
      if (next !== undefined) visit(next)
    }
  }
  for (const folder of folders) visit(realpathSync(folder))
  return seen
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
