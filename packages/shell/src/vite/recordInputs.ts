import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync, existsSync } from 'node:fs'
import { join, relative, sep, dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { BUILD_VARIABLES } from '../config/currentSite.ts'
import { repository } from '../config/repository.ts'

interface ModuleGraph {
  getModuleIds: () => Iterable<string>
  getModuleInfo: (id: string) => {
    isEntry: boolean
    importedIds: readonly string[]
    dynamicallyImportedIds: readonly string[]
  } | null
}

/**
 * Writes down which files went into a build, so that it can be told when it is out of date, and which site a change reaches.
 * The build names the folder for it (`BUILD_VARIABLES.inputs`).
 */
export function recordInputs(): Plugin {
  return {
    name: 'clipfront:record-inputs',
    apply: 'build',
    generateBundle() {
      const folder = process.env[BUILD_VARIABLES.inputs]
      if (folder) writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(collectInputs(this)))
    },
  }
}

/** Every module of a graph, each with the first way on which it was reached. */
export function collectInputs(graph: ModuleGraph): BuildInputs {
  const inputs: BuildInputs = { files: {}, packages: {} }
  const entries = [...graph.getModuleIds()].filter((id) => graph.getModuleInfo(id)?.isEntry)
  const seen = new Set(entries)
  let reached = entries.map((id) => ({ id, way: extendRoute(id, []) }))
  while (reached.length > 0) {
    for (const { id, way } of reached) recordInput(inputs, id, way)
    reached = reached.flatMap(({ id, way }) => {
      const moduleDetails = graph.getModuleInfo(id)
      const next = [...(moduleDetails?.importedIds ?? []), ...(moduleDetails?.dynamicallyImportedIds ?? [])].filter(
        (to) => !seen.has(to),
      )
      for (const to of next) seen.add(to)
      return next.map((to) => ({ id: to, way: extendRoute(to, way) }))
    })
  }
  return inputs
}

function recordInput({ files, packages }: BuildInputs, id: string, way: string[]): void {
  const file = findFile(id)
  if (!file) return
  if (!file.includes('node_modules/')) {
    files[file] = way
    const behind = file.endsWith('.css') ? filesBehindStyles(join(repository, file)) : []
    for (const path of behind) files[relative(repository, path).split(sep).join('/')] ??= way
    return
  }
  const { name, version } = findPackage(file)
  packages[name] = version
}

/** A module's file, from the repository's root and with slashes; undefined for modules that are none of its files. */
function findFile(id: string): string | undefined {
  const path = id.split('?', 1)[0] ?? ''
  if (path.startsWith('\0') || !path.startsWith(repository)) return undefined
  return relative(repository, path).split(sep).join('/')
}

/** The next station: a package of the workspace, or the template of a page type. */
function extendRoute(id: string, way: string[]): string[] {
  const template = /^\0virtual:clipfront\/template\/(.+)$/.exec(id)?.[1]
  const file = findFile(id)
  const step = template
    ? `${template} page`
    : file && !file.includes('node_modules/') && file.split('/').slice(0, 2).join('/')
  return !step || way.at(-1) === step ? way : [...way, step]
}

const packagesByFolder = new Map<string, { name: string; version: string }>()

function findPackage(file: string): { name: string; version: string } {
  const inside = file.slice(file.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const name = inside.split('/', inside.startsWith('@') ? 2 : 1).join('/')
  const folder = join(repository, file.slice(0, file.length - inside.length), name)
  const known = packagesByFolder.get(folder)
  if (known) return known
  const { version = '' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version?: string }
  packagesByFolder.set(folder, { name, version })
  return { name, version }
}

/** What a style sheet takes in: `@import '…'`, `url(…)`, `composes: … from '…'`. */
const NAMED = /(?:@import\s+(?!url)|url\(\s*|\bfrom\s+)['"]?(?!\w+:|\/|#)([^'")\s;?#]+)/g

/**
 * The files that stand behind a style sheet: what it imports and names, and what these do. Vite puts them into the one module, so
 * that no graph of modules knows of them.
 * @param path absolute
 * @returns absolute paths, without its own; a package from the registry is told by the lock file
 */
export function filesBehindStyles(path: string): string[] {
  const found = new Set([path])
  for (const each of found) {
    if (each.endsWith('.css')) for (const named of filesNamedIn(each)) found.add(named)
  }
  return [...found].slice(1)
}

function filesNamedIn(path: string): string[] {
  const names = Array.from(readFileSync(path, 'utf8').matchAll(NAMED), ([, name = '']) => name)
  return names.map((name) => resolve(dirname(path), name)).filter((file) => existsSync(file))
}

/** What a build has read. */
export interface BuildInputs {
  /** Files of the repository, and folders with a slash at their end, by their path in it -> the packages through which the shortest way leads there. */
  files: Record<string, string[]>
  /** Packages from the registry -> version. */
  packages: Record<string, string>
}

/** What several builds have read together; of two ways to a file the shorter one counts. */
export function mergeInputs(all: readonly BuildInputs[]): BuildInputs {
  const files: Record<string, string[]> = {}
  for (const [file, way] of all.flatMap((inputs) => Object.entries(inputs.files)).toSorted(byName)) {
    const known = files[file]
    if (!known || way.length < known.length) files[file] = way
  }
  const packages = Object.fromEntries(all.flatMap((inputs) => Object.entries(inputs.packages)).toSorted(byName))
  return { files, packages }
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : Number(a > b)
}
