import { globSync, readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { memoize } from '@clipfront/cache/memoize'
import type { CSSOptions, Plugin } from 'vite'
import { repository } from '../config/repository.ts'

/**
 * Class names must come out the same in the two builds of a release, the browser's and the server's: they hang on the list of the
 * repository's stylesheets and on what stands in the one that is meant. They are counted and not hashed, since each stands in
 * HTML a hundred times, and a hash is what no compression makes smaller.
 */
export const cssModules = { modules: { generateScopedName } } as const satisfies CSSOptions

/** @returns capital letters for the stylesheet, others for its class: no two of them can be mistaken for a third */
function generateScopedName(name: string, file: string): string {
  const path = relative(repository, file.split('?', 1)[0] ?? file)
    .split(sep)
    .join('/')
  const sheet = listStylesheets(repository).indexOf(path)
  const local = listClasses(file).indexOf(name)
  if (sheet === -1 || local === -1)
    throw new Error(`${path} or its class ${name} is in no folder that is searched for styles.`)
  return count(sheet, CAPITALS) + count(local, SMALL)
}

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SMALL = CAPITALS.toLowerCase()

/** a, b, … z, aa, ab …: all that is below a length is used up before a longer one comes. */
function count(index: number, letters: string): string {
  const rest = Math.floor(index / letters.length)
  return (rest > 0 ? count(rest - 1, letters) : '') + (letters[index % letters.length] ?? '')
}

const listStylesheets = memoize((folder: string): string[] =>
  globSync('{apps,packages}/*/src/**/*.module.css', { cwd: folder })
    .map((path) => path.split(sep).join('/'))
    .toSorted(),
)

const NAMED = /(?:\.|@keyframes\s+)(-?[A-Za-z_][\w-]*)/g

/** Classes, and animations, which get names of their own too. Some are neither, such as the ending of a file. */
function listClasses(file: string): string[] {
  return [...new Set(Array.from(readFileSync(file, 'utf8').matchAll(NAMED), ([, name = '']) => name))]
}

/**
 * Lets a bundle name classes instead of looking them up: with all of a stylesheet's names in one object, each that a widget asks
 * for by name would be two strings in the browser.
 */
export function inlineClassNames(): Plugin[] {
  return [
    {
      name: 'clipfront:inline-class-names',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx$/, code: IMPORT },
        handler: (code) => ({ code: code.replaceAll(IMPORT, 'import * as $1 from'), map: null }),
      },
    },
    {
      name: 'clipfront:styles-without-names',
      apply: 'build',
      enforce: 'post',
      // Vite takes a stylesheet for unused when nothing of its module is left, as where all names of it were inlined.
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ]
}

const IMPORT = /\bimport (\w+) from(?= '[^']+\.module\.css')/g
