import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTestDatabase, NOW, startCatalog } from '@clipfront/catalog/testing'
import { offerLines } from '@clipfront/feeds/testing'
import { drawOne, SAMPLED } from '@clipfront/vitest/sample'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRunHere } from './testing/runHere.ts'

const { database, url } = await createTestDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-main-'))
afterAll(() => rmSync(folder, { recursive: true }))
const runHere = createRunHere(database, folder)

const JSON_HERE = ['import', '--site', 'main/uk', '--format', 'json']
for (const [name, content] of Object.entries({
  'good.jsonl': offerLines(3),
  'map.json': '{"name":"x"}',
  'empty.jsonl': '',
}))
  writeFileSync(path.join(folder, name), content)

// Files are named as an operator names them who stands beside them.
const before = process.cwd()
beforeAll(() => process.chdir(folder))
afterAll(() => process.chdir(before))

describe('catalog as a process', () => {
  it.each<[string, string[], number, RegExp]>([
    ['not understood', [...JSON_HERE, '--oops', 'good.jsonl'], 2, /^catalog: Unknown option '--oops'/],
    ['refused', [...JSON_HERE, 'empty.jsonl'], 1, /^refused \(empty\): /],
  ])('says so on the other stream, and by its code: %s', async (_, args, code, message) => {
    const {
      code: found,
      output,
      complaints,
    } = await startCatalog(args, { databaseUrl: url, dataFolder: folder }).finished
    expect([found, output]).toEqual([code, ''])
    expect(complaints.trimEnd().split('\n')).toEqual([expect.stringMatching(message)])
  })
})

/** As the operator typed it, with its own data folder: one that cannot be made. It once waited for ever, and says so now. */
it.skipIf(!existsSync('/proc/self'))('a data folder that cannot be made is said, instead of waited for', () => {
  const environment = { ...process.env, CLIPFRONT_DATA: '/proc/x', DATABASE_URL: '' }
  const main = path.join(import.meta.dirname, 'main.ts')
  const { status, signal, stderr } = spawnSync(process.execPath, [main, 'stats'], {
    env: environment,
    encoding: 'utf8',
    timeout: 60_000,
  })
  expect([status, signal]).toEqual([1, null])
  expect(stderr).toMatch(/^catalog: .*\/proc\/x.* CLIPFRONT_DATA, [^\n]*\n$/)
})

it('catalog comes to its end when nobody reads what it prints any more, as with `| head`', async () => {
  const { child, finished } = startCatalog(['stats'], { databaseUrl: url, dataFolder: folder })
  child.stdout.destroy()
  const [[code]] = await Promise.all([once(child, 'exit'), finished.catch(() => 'its output could not be read')])
  expect(code).toBe(0)
})

const signed = (args: readonly string[]) =>
  args[0] === 'import' ? args : [...args, '--by', 'Mara', '--reason', 'they sent it']

describe('catalog by way of npm, which changes to the root of the repository', () => {
  const root = path.join(import.meta.dirname, '..', '..', '..')
  const main = path.join(root, 'apps', 'catalog-cli', 'src', 'main.ts')
  const environment = { ...process.env, DATABASE_URL: url, CLIPFRONT_DATA: folder, CLIPFRONT_NOW: NOW.toISOString() }
  const type = (args: readonly string[], INIT_CWD: string, cwd = root) =>
    spawnSync(process.execPath, [main, ...args], {
      cwd,
      env: { ...environment, INIT_CWD },
      encoding: 'utf8',
      timeout: 60_000,
    })

  it('takes paths from where the command was typed, and prints them so', async () => {
    mkdirSync(path.join(folder, 'beneath'), { recursive: true })
    const { status, stdout } = type([...JSON_HERE, '../good.jsonl'], path.join(folder, 'beneath'))
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^\.\.\/good\.jsonl\n {2}read 3 /)])
    const { complaints } = await runHere([...JSON_HERE, 'beneath/none.jsonl'])
    expect(complaints).toContain('There is no file beneath/none.jsonl.')
  })

  const typed: [string, string[], RegExp][] = [
    ['a map', [...JSON_HERE, '--map', 'map.json', 'good.jsonl'], /map\.json is no map: kind/],
    [
      'a picture',
      ['media', 'add', 'map.json', '--merchant', 'x', '--site', 'main/uk'],
      /map\.json: This is no picture/,
    ],
    ['a post', ['post', 'map.json', '--site', 'main/uk'], /does not begin with a head/],
    [
      'a text of a field',
      ['edit', '--merchant', 'x', '--site', 'main/uk', '--set', 'about=@map.json'],
      /has no shop "x"/,
    ],
  ]

  it.each(drawOne(typed, 'typed paths'))(`finds there %s (${SAMPLED})`, (_, args, message) => {
    const { status, stderr } = type(signed(args), folder)
    expect([status, stderr]).toEqual([1, expect.stringMatching(message)])
  })

  it.each(typed)('finds in the folder of the process %s', async (_, args, message) => {
    const { code, complaints } = await runHere(signed(args))
    expect([code, complaints]).toEqual([1, expect.stringMatching(message)])
  })

  it('believes no INIT_CWD that is left over from another npm', () => {
    const { status, stderr } = type(signed(['post', 'map.json', '--site', 'main/uk']), '/', folder)
    expect([status, stderr]).toEqual([1, expect.stringMatching(/does not begin with a head/)])
  })
})

it('catalog that a slow or a closed pipe reads has done its work all the same', async () => {
  const { child, finished } = startCatalog(['--help'], { databaseUrl: url, dataFolder: folder })
  child.stdout.destroy()
  const [[code]] = await Promise.all([once(child, 'exit'), finished.catch(() => 'its output could not be read')])
  expect(code).toBe(0)
})
