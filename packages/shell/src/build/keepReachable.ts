import { readdir, readFile, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Manifest } from 'vite'
import { APP, entriesOf } from './withTemplate.ts'

/**
 * Removes what no page of ours ever asks for: Vike's own entries, which its build always makes.
 * @param folder a code build, with its `assets.json`
 */
export async function keepReachable(folder: string, pageTypes: readonly string[]): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, 'assets.json'), 'utf8')) as Manifest
  const reachable = reachableFiles(manifest, [APP, ...pageTypes.flatMap(entriesOf)])
  const client = join(folder, 'client')
  for (const entry of await readdir(join(client, 'assets'), { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !reachable.has(relative(client, file).split(sep).join('/'))) await rm(file)
  }
}

function reachableFiles(manifest: Manifest, entries: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  for (const entry of entries) visit(entry)
  return files
}
