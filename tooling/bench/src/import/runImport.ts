import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../../..')
const LOOK_MS = 200

/**
 * Runs `catalog import` as an operator would, and watches it.
 * @returns what the command printed of the file, and the most memory that the importing process had; the database's is its own
 * @throws {Error} it was refused
 */
export async function runImport(file: string, site: string) {
  const started = performance.now()
  const args = ['apps/catalog-cli/src/main.ts', 'import', '--format', 'json', '--site', site, file]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (text: Buffer) => {
    output += text.toString()
  })
  let kilobytes = 0
  const watch = setInterval(() => {
    kilobytes = Math.max(kilobytes, measureMemory(child.pid))
  }, LOOK_MS)
  const [code] = (await once(child, 'exit')) as [number | null]
  clearInterval(watch)
  if (code !== 0) throw new Error('The import failed: see above.')
  const report = /read .*/.exec(output)?.[0] ?? output
  return { report, seconds: (performance.now() - started) / 1000, megabytes: kilobytes / 1000 }
}

/** Kilobytes; 0 once the process is gone. */
function measureMemory(pid: number | undefined): number {
  try {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))
  } catch {
    return 0
  }
}
