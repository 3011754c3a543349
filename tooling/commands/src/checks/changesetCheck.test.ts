import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findLastRelease } from './changesetCheck.ts'

const folder = mkdtempSync(join(tmpdir(), 'clipfront-changeset-'))
const AUTHOR = ['-c', 'user.name=A', '-c', 'user.email=a@clipfront.example']
const repository = join(folder, 'whole')

function git(...args: string[]): string {
  return execFileSync('git', [...AUTHOR, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()
}

beforeAll(() => {
  git('init', '--quiet', repository)
  for (const text of ['one', 'two']) {
    writeFileSync(join(repository, 'file'), text)
    git('-C', repository, 'add', 'file')
    git('-C', repository, 'commit', '--quiet', '-m', text)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

it('compares with the first commit while nothing was released', () => {
  expect(findLastRelease(repository)).toBe(git('-C', repository, 'rev-parse', 'HEAD~1'))
})

it('has nothing to compare with in a clone without history', () => {
  git('clone', '--quiet', '--depth', '1', `file://${repository}`, 'shallow')
  expect(findLastRelease(join(folder, 'shallow'))).toBeUndefined()
})

it('compares with the newest release that is part of the history', () => {
  git('-C', repository, 'tag', 'packages-2026-01-01', 'HEAD~1')
  expect(findLastRelease(repository)).toBe('packages-2026-01-01')
})
