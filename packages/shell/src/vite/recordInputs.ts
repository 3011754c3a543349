import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import type { BuildInputs } from '../build/BuildInputs.ts'
import { repository } from '../config/repository.ts'
import { BUILD_VARIABLES } from './buildVariables.ts'
import { filesBehindStyles } from './filesBehindStyles.ts'

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
      if (folder) writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(inputsOf(this)))
    },
  }
}

/** Every module of a graph, each with the first way on which it was reached. */
export function inputsOf(graph: ModuleGraph): BuildInputs {
  const inputs: BuildInputs = { files: {}, packages: {} }
  const entries = [...graph.getModuleIds()].filter((id) => graph.getModuleInfo(id)?.isEntry)
  const seen = new Set(entries)
  let reached = entries.map((id) => ({ id, way: stepsTo(id, []) }))
  while (reached.length > 0) {
    for (const { id, way } of reached) note(inputs, id, way)
    reached = reached.flatMap(({ id, way }) => {
      const info = graph.getModuleInfo(id)
      const next = [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])].filter((to) => !seen.has(to))
      for (const to of next) seen.add(to)
      return next.map((to) => ({ id: to, way: stepsTo(to, way) }))
    })
  }
  return inputs
}

function note({ files, packages }: BuildInputs, id: string, way: string[]): void {
  const file = fileOf(id)
  if (!file) return
  if (!file.includes('node_modules/')) {
    files[file] = way
    const behind = file.endsWith('.css') ? filesBehindStyles(join(repository, file)) : []
    for (const path of behind) files[relative(repository, path).split(sep).join('/')] ??= way
    return
  }
  const { name, version } = packageOf(file)
  packages[name] = version
}

/** A module's file, from the repository's root and with slashes; undefined for modules that are none of its files. */
function fileOf(id: string): string | undefined {
  const path = id.split('?', 1)[0] ?? ''
  if (path.startsWith('\0') || !path.startsWith(repository)) return undefined
  return relative(repository, path).split(sep).join('/')
}

/** The next station: a package of the workspace, or the template of a page type. */
function stepsTo(id: string, way: string[]): string[] {
  const template = /^\0virtual:clipfront\/template\/(.+)$/.exec(id)?.[1]
  const file = fileOf(id)
  const step = template
    ? `${template} page`
    : file && !file.includes('node_modules/') && file.split('/').slice(0, 2).join('/')
  return !step || way.at(-1) === step ? way : [...way, step]
}

const packagesByFolder = new Map<string, { name: string; version: string }>()

function packageOf(file: string): { name: string; version: string } {
  const inside = file.slice(file.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const name = inside.split('/', inside.startsWith('@') ? 2 : 1).join('/')
  const folder = join(repository, file.slice(0, file.length - inside.length), name)
  const known = packagesByFolder.get(folder)
  if (known) return known
  const { version = '' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version?: string }
  packagesByFolder.set(folder, { name, version })
  return { name, version }
}
