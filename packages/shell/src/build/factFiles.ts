import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { repository } from '../config/repository.ts'

/** What is imported by value, from a file beside it. */
const IMPORT = /^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'(\.[^']+)'/gm

/**
 * The files that a site's facts are made of: its own, and all that it and they import.
 * @param file the site's, by its path in the repository; it need not be there
 * @returns paths in the repository
 */
export function factFiles(file: string): string[] {
  const found = new Set([file])
  for (const each of found) {
    for (const imported of importsOf(each)) found.add(imported)
  }
  return [...found]
}

function importsOf(file: string): string[] {
  const path = join(repository, file)
  const imports = Array.from(textOf(path).matchAll(IMPORT), ([, name = '']) => join(dirname(path), name))
  return imports.map((imported) => relative(repository, imported).replaceAll('\\', '/'))
}

/** A site that is made up for a test has no file. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
