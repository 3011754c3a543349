import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import type { Costs } from './Cost.ts'

/** The widgets' own sources. */
const SRC = join(dirname(fileURLToPath(import.meta.resolve('@clipfront/widgets/tokens.css'))), '..')
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/clipfront')
/** On every page already, whatever it shows. */
const ON_EVERY_PAGE = [/^react(?:-dom)?(?:\/|$)/, 'clsx']
const NOT_SHIPPED = /\.(?:stories|browser|test)\.tsx?$|(?:^|[\\/])testing[\\/]/

let measuring: Promise<Costs> | undefined
let measured = ''

/**
 * What each widget weighs, by the path of its story below `src`: script and styles that a page loads for it alone, minified and
 * compressed, without React. One build measures all of them; it is made again when a source changed.
 */
export function measureCosts(): Promise<Costs> {
  const key = hashSources()
  if (!measuring || measured !== key) {
    measured = key
    measuring = readOrMeasure(key)
  }
  return measuring
}

async function readOrMeasure(key: string): Promise<Costs> {
  const file = join(CACHE, `costs-2-${key}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Costs
  const costs = weigh(await bundle())
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(file, JSON.stringify(costs))
  return costs
}

/** Every component that has stories is an entry; what several need is a chunk of its own. */
async function bundle(): Promise<Rolldown.RolldownOutput> {
  const stories = globSync('**/*.stories.tsx', { cwd: SRC }).map((path) => path.replace('.stories.tsx', ''))
  const input = Object.fromEntries(stories.map((path) => [path, join(SRC, `${path}.tsx`)]))
  const output = await build({
    root: SRC,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input, external: ON_EVERY_PAGE, preserveEntrySignatures: 'strict' },
    },
  })
  if (Array.isArray(output) || !('output' in output)) throw new Error('Vite made no single bundle of the widgets.')
  return output
}

function weigh({ output }: Rolldown.RolldownOutput): Costs {
  const files = new Map(output.map((file) => [file.fileName, file]))
  const sizes = new Map(output.map((file) => [file.fileName, gzipSync(read(file)).length]))
  const sum = (names: Iterable<string>) => [...names].reduce((total, name) => total + (sizes.get(name) ?? 0), 0)
  const entries = output.filter((file) => file.type === 'chunk' && file.isEntry)
  return Object.fromEntries(
    entries.map((entry) => {
      const chunks = listImports(entry.fileName, files)
      const styles = new Set([...chunks].flatMap((name) => listStyles(files.get(name))))
      const { name } = entry as Rolldown.OutputChunk
      const hasDoor = existsSync(join(SRC, dirname(name), 'index.ts'))
      return [name, { script: sum(chunks), style: sum(styles), hasDoor }]
    }),
  )
}

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset
const read = (file: Output) => (file.type === 'chunk' ? file.code : file.source)

/** A chunk with all that it cannot be without; what is loaded on demand is not among it. */
function listImports(name: string, files: ReadonlyMap<string, Output>, seen = new Set<string>()): Set<string> {
  const file = files.get(name)
  if (seen.has(name) || file?.type !== 'chunk') return seen
  seen.add(name)
  for (const imported of file.imports) listImports(imported, files, seen)
  return seen
}

function listStyles(file: Output | undefined): string[] {
  return file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : []
}

function hashSources(): string {
  const hash = createHash('sha256')
  for (const path of globSync('**/*.{ts,tsx,css}', { cwd: SRC })
    .filter((file) => !NOT_SHIPPED.test(file))
    .toSorted()) {
    hash.update(path).update(readFileSync(join(SRC, path)))
  }
  return hash.digest('hex').slice(0, 16)
}
