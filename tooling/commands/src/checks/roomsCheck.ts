import { dirname, join } from 'node:path/posix'
import { parseSync } from 'vite'
import { nodesIn, readSources, type SourceFile, type SyntaxNode } from '../base/sourceFiles.ts'
import { findWorkspacePackages } from '../base/workspace.ts'
import type { Check } from './Check.ts'

const SOURCES = /^(?:apps|packages|tooling)\/.+\.(?:mjs|tsx?)$/
/** A test imports whatever it tests. */
const TESTS = /\.(?:test|browser|e2e|stories|setup)\.tsx?$|\.d\.ts$|\/(?:testing|fixtures)\//
const IMPORTS = /^(?:Import(?:Declaration|Expression)|Export(?:Named|All)Declaration|TSImportType)$/

/** From -> to -> one of the imports that lead there. */
type Graph = Map<string, Map<string, string>>

/** Rooms, the folders of a package, form no import cycle, and packages neither: who reads one needs to know those below it alone. */
export const roomsCheck: Check = {
  name: 'rooms',
  run: async () => {
    const packages = new Map(findWorkspacePackages().map(({ name, path }) => [name, path]))
    return findCycles(
      readSources(SOURCES).filter(({ path }) => !TESTS.test(path)),
      packages,
    )
  },
}

/**
 * The groups of rooms, or of packages, that import each other; imports of types count. Rooms are the folders right below `src`, the
 * files beside these as one, and inside of each its own folders.
 * @param packages name -> folder
 */
export function findCycles(files: readonly SourceFile[], packages: ReadonlyMap<string, string>): string[] {
  const graph: Graph = new Map()
  for (const file of files) {
    for (const specifier of listImports(file)) addImport(graph, file.path, specifier, packages)
  }
  const groups = new Map(
    [...graph.keys()].map((node) => findGroup(node, graph)).map((group) => [group.join(', '), group]),
  )
  return [...groups.values()]
    .filter(({ length }) => length > 1)
    .map((group) => {
      const examples = group.flatMap((from) => group.flatMap((to) => graph.get(from)?.get(to) ?? []))
      return `${group.join(', ')} import each other: ${examples.join('; ')}. Move what both need into a room of its own, or a file to its user.`
    })
}

function listImports({ path, text }: SourceFile): string[] {
  return nodesIn(parseSync(path, text).program)
    .filter(({ type }) => IMPORTS.test(type))
    .map(({ source }) => (source as SyntaxNode | null)?.['value'])
    .filter((specifier) => typeof specifier === 'string')
}

function addImport(graph: Graph, from: string, specifier: string, packages: ReadonlyMap<string, string>): void {
  const imported = `${from} imports ${specifier}`
  if (!specifier.startsWith('.')) {
    const to = packages.get(specifier.split('/').slice(0, 2).join('/'))
    if (to) addEdge(graph, findPackage(from), to, imported)
    return
  }
  const to = join(dirname(from), specifier)
  const [folders, others] = [listFolders(from), listFolders(to)]
  const name = findPackage(from)
  addEdge(graph, `${name} ${folders[0] ?? 'src'}`, `${name} ${others[0] ?? 'src'}`, imported)
  if (folders[0] === others[0] && folders[1] && others[1]) {
    addEdge(graph, `${name} ${folders.join('/')}`, `${name} ${others.join('/')}`, imported)
  }
}

function addEdge(graph: Graph, from: string, to: string, imported: string): void {
  const edges = graph.get(from) ?? new Map<string, string>()
  graph.set(from, edges)
  if (from !== to && !edges.has(to)) edges.set(to, imported)
}

/** `packages/shell`. */
function findPackage(path: string): string {
  return path.split('/').slice(0, 2).join('/')
}

/** The folders of a file below its package's `src`, two at most. */
function listFolders(path: string): string[] {
  const parts = path.split('/').slice(2, -1)
  return (parts[0] === 'src' ? parts.slice(1) : parts).slice(0, 2)
}

/** The node with all those that it reaches and that reach it. */
function findGroup(node: string, graph: Graph): string[] {
  return [...reachedFrom(node, graph)].filter((other) => reachedFrom(other, graph).has(node)).toSorted()
}

function reachedFrom(start: string, graph: Graph): Set<string> {
  const reached = new Set([start])
  for (const node of reached) for (const next of graph.get(node)?.keys() ?? []) reached.add(next)
  return reached
}
