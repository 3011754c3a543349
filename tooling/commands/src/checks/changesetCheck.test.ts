import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findComparedCommit, findLongChangesets } from './changesetCheck.ts'

const folder = mkdtempSync(join(tmpdir(), 'clipfront-changeset-'))
const AUTHOR = ['-c', 'user.name=A', '-c', 'user.email=a@clipfront.example']
const repository = join(folder, 'whole')
const changelog = join(repository, 'packages', 'one', 'CHANGELOG.md')

function git(...args: string[]): string {
  return execFileSync('git', [...AUTHOR, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()
}

/** @returns the new commit */
function commitAll(): string {
  git('-C', repository, 'add', '.')
  git('-C', repository, 'commit', '--quiet', '-m', 'change')
  return git('-C', repository, 'rev-parse', 'HEAD')
}

describe('the commit that changes are compared with', () => {
  let first = ''
  beforeAll(() => {
    git('init', '--quiet', repository)
    mkdirSync(join(repository, 'packages', 'one'), { recursive: true })
    for (const text of ['one', 'two']) {
      writeFileSync(join(repository, 'file'), text)
      first ||= commitAll()
    }
    commitAll()
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is the first while nothing was released', () => {
    expect(findComparedCommit(repository)).toEqual({ commit: first, isRelease: false })
  })

  it('is none in a clone without history', () => {
    git('clone', '--quiet', '--depth', '1', `file://${repository}`, 'shallow')
    expect(findComparedCommit(join(folder, 'shallow'))).toBeUndefined()
  })

  it('is the last that wrote a version into a CHANGELOG, not one that mended its words', () => {
    writeFileSync(changelog, '# one\n\n## 0.1.0\n\n- A chang.\n')
    const release = commitAll()
    writeFileSync(changelog, '# one\n\n## 0.1.0\n\n- A change.\n')
    commitAll()
    expect(findComparedCommit(repository)).toEqual({ commit: release, isRelease: true })
    appendFileSync(changelog, '\n## 0.0.1\n')
    const next = commitAll()
    expect(findComparedCommit(repository)).toEqual({ commit: next, isRelease: true })
  })

  it('is none in a clone whose history ends after the release', () => {
    writeFileSync(join(repository, 'file'), 'three')
    commitAll()
    git('clone', '--quiet', '--depth', '1', `file://${repository}`, 'cut')
    expect(findComparedCommit(join(folder, 'cut'))).toBeUndefined()
    git('clone', '--quiet', '--depth', '3', `file://${repository}`, 'deeper')
    expect(findComparedCommit(join(folder, 'deeper'))?.isRelease).toBe(true)
  })
})

const changeset = (...lines: string[]) => ({
  path: '.changeset/a.md',
  text: `---\n'@clipfront/widgets': minor\n---\n\n${lines.join('\n')}\n`,
})

describe('a changeset', () => {
  it.each([
    ['of three lines', changeset('One.', '', 'Two.', 'Three.')],
    ['of a line of 200 characters', changeset('x'.repeat(200))],
    ['that is the folder’s own text', { path: '.changeset/README.md', text: 'One.\n'.repeat(9) }],
  ])('%s passes', (_, file) => expect(findLongChangesets([file])).toEqual([]))

  it.each([
    ['four lines', changeset('One.', 'Two.', 'Three.', 'Four.')],
    ['a line of 201 characters', changeset('x'.repeat(201))],
  ])('of %s is refused', (_, file) => {
    expect(findLongChangesets([file])).toEqual([
      expect.stringMatching(/^\.changeset\/a\.md: say it in at most 3 lines/),
    ])
  })
})
