import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sites } from '@clipfront/site-config'
import { root } from '../base/workspace.ts'
import type { Check } from './Check.ts'
import { listFiles } from '../base/sourceFiles.ts'

const FILE = '.github/CODEOWNERS'
const OWNERS = /^@[\w-]+(?:\/[\w-]+)?(?: @[\w-]+(?:\/[\w-]+)?)*$/
/** A line is written with these alone, so that this check finds the files that the host finds. */
const PATTERN = /^(?:\*|\/[\w./*-]+)$/

export const ownersCheck: Check = {
  name: 'owners',
  run: async () => findOwnerIssues(readFileSync(join(root, FILE), 'utf8'), listFiles()),
}

/** A file that must have an owner of its own, and how that owner's line begins. */
export interface OwnedFile {
  file: string
  line: string
}

/**
 * What is wrong in CODEOWNERS: a site's file, its texts, an app or a package without an owner of its own, and a line that
 * fits no file or cannot be read.
 * @param files every file of the repository, by path from its root
 */
export function findOwnerIssues(
  codeowners: string,
  files: readonly string[],
  wanted: readonly OwnedFile[] = ownedFiles(files),
): string[] {
  const lines = parseOwners(codeowners)
  const unreadable = lines.filter(({ pattern, owners }) => !PATTERN.test(pattern) || !OWNERS.test(owners))
  const readable = lines.filter((line) => !unreadable.includes(line))
  const dead = readable.filter(({ pattern }) => !files.some((file) => fits(pattern, file)))
  const ownerless = wanted.filter(
    ({ file, line }) => !readable.findLast(({ pattern }) => fits(pattern, file))?.pattern.startsWith(line),
  )
  return [
    ...unreadable.map(
      ({ number }) => `${FILE}:${number}: write a path from the root and after it one or more @owner/team.`,
    ),
    ...dead.map(({ number, pattern }) => `${FILE}:${number}: nothing is at ${pattern}. Remove the line or correct it.`),
    ...ownerless.map(
      ({ file, line }) => `${FILE}: ${file} falls to nobody in particular. Name its team in a last line for ${line}`,
    ),
  ]
}

/** The file of each site, and one file for each app and package. */
function ownedFiles(files: readonly string[]): OwnedFile[] {
  const ofSites = sites.map(({ businessUnit, label }) => {
    const path = `packages/site-config/src/sites/${businessUnit}/${label}.`
    return { file: `${path}ts`, line: `/${path}` }
  })
  const manifests = files.filter((file) => /^(?:apps|packages)\/[^/]+\/package\.json$/.test(file))
  return [...ofSites, ...manifests.map((file) => ({ file, line: `/${file.replace('package.json', '')}` }))]
}

function parseOwners(codeowners: string) {
  return codeowners.split('\n').flatMap((line, index) => {
    const [pattern = '', ...owners] = line.replace(/#.*$/, '').trim().split(/\s+/)
    return pattern === '' ? [] : [{ number: index + 1, pattern, owners: owners.join(' ') }]
  })
}

/** A folder's line is for all that is in it; a star is for any part of one name. */
function fits(pattern: string, file: string): boolean {
  if (pattern === '*') return true
  const path = pattern.slice(1)
  if (path.endsWith('/')) return file.startsWith(path)
  const source = path.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]*')
  return new RegExp(`^${source}(?:/|$)`).test(file)
}
