import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Leaves the code of modules out of the browser's bundle that end in `.served.tsx` or `.served.ts`: what they export is null there
 * (docs/architecture/024-budgets.md). The first kind draws what no browser draws: its styles stay. The second is what a browser
 * loads when it is wanted.
 */
export function servedModules(): Plugin {
  return {
    name: 'clipfront:served-modules',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.served\.tsx?$/ },
      handler(code, id) {
        const styles = id.endsWith('x') ? listStyles(id) : []
        return {
          code: [...styles.map((file) => `import ${JSON.stringify(file)}`), ...nullExports(code)].join('\n'),
          map: null,
        }
      },
    },
  }
}

const EXPORT = /^export const (\w+)/gm

/** @throws {Error} nothing is exported that would be found */
function nullExports(code: string): string[] {
  const names = Array.from(code.matchAll(EXPORT), ([, name = '']) => name)
  if (names.length === 0) throw new Error('A served module exports constants: export const name: Kind | null = …')
  return names.map((name) => `export const ${name} = null`)
}

const IMPORT = /^import (?!type )[^']*'(\.[^']+\.(?:tsx|css))'/gm

/** The stylesheets of what a module draws. Absolute paths. */
function listStyles(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return []
  seen.add(path)
  if (path.endsWith('.css')) return [path]
  const named = Array.from(readFileSync(path, 'utf8').matchAll(IMPORT), ([, file = '']) => file)
  return named.flatMap((file) => listStyles(resolve(dirname(path), file), seen))
}
