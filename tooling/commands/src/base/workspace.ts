import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The repository's root folder, absolute. */
export const root = resolve(import.meta.dirname, '..', '..', '..', '..')

export interface WorkspacePackage {
  name: string
  /** Absolute. */
  folder: string
  scripts: Record<string, string>
  /** Every kind of dependency, name -> wanted version. */
  dependencies: Record<string, string>
  manifest: Record<string, unknown>
}

/** The workspace's own packages, by folder. */
export function findWorkspacePackages(workspaceRoot = root): WorkspacePackage[] {
  return globSync(['apps/*/package.json', 'packages/*/package.json', 'tooling/*/package.json'], { cwd: workspaceRoot })
    .toSorted()
    .map((file) => readPackage(join(workspaceRoot, file)))
}

function readPackage(file: string): WorkspacePackage {
  const manifest = parseManifest(file)
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
  return {
    name: String(manifest['name']),
    folder: dirname(file),
    scripts: strings(manifest['scripts']),
    dependencies: Object.assign({}, ...kinds.map((kind) => strings(manifest[kind]))) as Record<string, string>,
    manifest,
  }
}

function parseManifest(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {}
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
}

function strings(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
