import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { git } from './git.ts'
import { root } from './workspace.ts'

export interface SourceFile {
  /** Relative to the root, with `/`. */
  path: string
  text: string
}

/** The repository's own files as git sees them, new ones too, without what it ignores. */
export function listFiles(folder = root): string[] {
  const listed = git(folder, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
  return [...new Set(listed.split('\0'))].filter(Boolean)
}

/** Those that a person writes in TypeScript or CSS. A file that was deleted but not yet committed is left out. */
export function readSources(pattern: RegExp, folder = root): SourceFile[] {
  return listFiles(folder)
    .filter((path) => pattern.test(path))
    .flatMap((path) => {
      try {
        return [{ path, text: readFileSync(join(folder, path), 'utf8') }]
      } catch {
        return []
      }
    })
}

/** As much of a syntax tree as checks look at. */
export interface SyntaxNode {
  type: string
  start: number
  [part: string]: unknown
}

/** All nodes of a tree. */
export function nodesIn(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(nodesIn)
  return 'type' in value ? [value as SyntaxNode, ...inside] : inside
}
