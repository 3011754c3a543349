import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

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
