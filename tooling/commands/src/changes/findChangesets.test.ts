import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findChangesets, selectNotes, writeNotes } from './findChangesets.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-notes-'))
afterAll(() => rmSync(folder, { recursive: true }))

function git(...args: string[]): string {
  const author = ['-c', 'user.name=team', '-c', 'user.email=team@clipfront.example']
  return execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).trim()
}

function commit(file: string, text: string | null): string {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  if (text === null) rmSync(path.join(folder, file))
  else writeFileSync(path.join(folder, file), text)
  git('add', '-A')
  git('commit', '-qm', file)
  return git('rev-parse', 'HEAD')
}

it('finds what came in since a revision, with its last words, also what a release of the packages has used up', () => {
  git('init', '-q')
  commit('.changeset/README.md', '# about')
  const shipped = commit('.changeset/old.md', `---\n'@clipfront/widgets': minor\n---\n\nOld.\n`)
  commit('.changeset/used.md', `---\n'@clipfront/routing': patch\n---\n\nUsed up.\n`)
  commit('.changeset/new.md', `---\n'@clipfront/widgets': minor\n'@clipfront/shell': patch\n---\n\nFirst words.\n`)
  commit('.changeset/new.md', `---\n'@clipfront/widgets': minor\n'@clipfront/shell': patch\n---\n\nLast words.\n`)
  commit('.changeset/used.md', null)
  expect(findChangesets(shipped, folder)).toEqual([
    { packages: ['@clipfront/widgets', '@clipfront/shell'], summary: 'Last words.' },
    { packages: ['@clipfront/routing'], summary: 'Used up.' },
  ])
  expect(findChangesets(undefined, folder).map(({ summary }) => summary)).toContain('Old.')
})

it('reports what to do when the clone does not have the revision', () => {
  expect(() => findChangesets('0123456789abcdef', folder)).toThrow(/is not in this clone.*--unshallow/)
  expect(() => findChangesets('--output=x', folder)).toThrow(/is not in this clone/)
})

it('lists the changes of the packages of a site, and of no others', () => {
  const changesets = [
    { packages: ['@clipfront/widgets', '@clipfront/page-api'], summary: 'Tickets.\nOf two lines.' },
    { packages: ['@clipfront/page-api'], summary: 'Feeds.' },
  ]
  expect(writeNotes('cpus', selectNotes(changesets, new Set(['@clipfront/widgets'])))).toBe(
    '# cpus\n\n- **widgets**: Tickets.\n  Of two lines.',
  )
  expect(writeNotes('cpus', selectNotes(changesets, new Set()))).toContain('Nothing')
})
