import { posix } from 'node:path'
import { listFiles, readSources, type SourceFile } from '../base/sourceFiles.ts'
import type { Check } from './Check.ts'

const DOCUMENTS = /\.md$/
const WRITTEN_BY_TOOLS = /CHANGELOG\.md$|^\.changeset\//
const SOURCES = /\.(?:tsx?|mjs|cjs|css|ya?ml)$/
/** Tests of checks name files that are not there. */
const TESTS_OF_CHECKS = /^tooling\/commands\/src\/checks\/.*\.test\.ts$/

const PATH = /^(?:apps|docs|packages|tooling|\.github)\/[^\s]*$/
const DOCUMENT_NAMES = /\bdocs\/[\w./-]+\.md\b/g
const FILE_NAME = /^\w+\.(?:tsx?|css)$/

/** Documents name files that exist, and comments documents that exist. */
export const docsCheck: Check = {
  name: 'docs',
  run: async () => {
    const documents = readSources(DOCUMENTS).filter(({ path }) => !WRITTEN_BY_TOOLS.test(path))
    const sources = readSources(SOURCES).filter(({ path }) => !TESTS_OF_CHECKS.test(path))
    return findMissingFiles(documents, sources, listFiles())
  },
}

export function findMissingFiles(
  documents: readonly SourceFile[],
  sources: readonly SourceFile[],
  files: readonly string[],
): string[] {
  const names = new Map(files.map((file) => [posix.basename(file), file]))
  const paths = new Set(files.flatMap(withFolders))
  const isThere = (name: string) => (FILE_NAME.test(name) ? names.has(name) : paths.has(name))
  return [
    ...documents.flatMap(({ path, text }) =>
      [...namesIn(text), ...linksIn(path, text)].map((name) => ({ path, name })),
    ),
    ...sources.flatMap(({ path, text }) => (text.match(DOCUMENT_NAMES) ?? []).map((name) => ({ path, name }))),
  ]
    .filter(({ name }) => !isThere(name))
    .map(({ path, name }) => {
      const moved = names.get(posix.basename(name))
      const advice = moved
        ? `Name ${moved}, if it is that one now.`
        : 'Name the file that holds it now, or leave it out.'
      return `${path}: there is no ${name}. ${advice}`
    })
}

/** What stands between backticks and names a file: its path, up to the first placeholder, or its bare name. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code.replace(/[^/]*[<*{…].*$/, '').replace(/\/$/, ''))
    .filter((code) => PATH.test(code) || FILE_NAME.test(code))
}

/** Links to files of the repository, from its root. */
function linksIn(path: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s#?]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(?:[a-z]+:|\/)/.test(target))
    .map((target) => posix.join(posix.dirname(path), target).replace(/\/$/, ''))
}

/** A file and the folders that hold it. */
function withFolders(file: string): string[] {
  const parts = file.split('/')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}
