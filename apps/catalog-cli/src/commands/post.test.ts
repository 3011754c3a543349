import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createTestDatabase, NOW, seedMerchant, UK } from '@clipfront/catalog/testing'
import { runCatalog } from '../runCatalog.ts'
import { createOpenHere } from '../testing/runHere.ts'

const { database, url } = await createTestDatabase()
const open = createOpenHere(database)
await seedMerchant(database)
const folder = mkdtempSync(join(tmpdir(), 'clipfront-post-'))
afterAll(() => rmSync(folder, { recursive: true }))

const HEAD = '---\ntitle: How to read terms\nsummary: Four words.\nauthor: Mara\n'
const EDITOR = ['--site', 'main/uk', '--by', 'Mara', '--reason', 'asked for']

/** @returns the exit code, and all that was said */
async function post(file: string, text: string, options: readonly string[] = EDITOR): Promise<[number, string]> {
  const path = join(folder, file)
  writeFileSync(path, text)
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const environment = {
    DATABASE_URL: url,
    CLIPFRONT_DATA: '/nonexistent',
    CLIPFRONT_NOW: NOW.toISOString(),
    OUTBOUND_SECRET: 'a-secret-of-the-test',
    INTERNAL_TOKEN: 'a-token-of-the-test',
  }
  const code = await runCatalog(['post', path, ...options], environment, { print: say, printError: say }, { open })
  return [code, lines.join('\n')]
}

it('puts a file into the blog, says where it is, and what was changed', async () => {
  const text = `${HEAD}published: 2026-11-19T08:00:00Z\n---\n\n[offer](/stores/nimbus-shoes)\n`
  const [code, said] = await post('How to read terms.md', text)
  expect([code, said]).toEqual([
    0,
    `https://${UK}/blog/how-to-read-terms\n  changed: title, summary, author_id, published_at, body`,
  ])
  expect((await post('How to read terms.md', text))[1]).toContain('It is so already')
  expect((await post('draft.md', `${HEAD}---\n`))[1]).toContain('A draft: nobody sees it')
})

it.each([
  ['a file that is no post', 'x.md', 'Only words', EDITOR, 1, 'does not begin with a head'],
  ['nobody', 'x.md', `${HEAD}---\n`, ['--site', 'main/uk'], 2, 'Nobody is named'],
  ['no site', 'x.md', `${HEAD}---\n`, EDITOR.slice(2), 2, 'No site is named'],
  ['a site that is not there', 'x.md', `${HEAD}---\n`, ['--site', 'moon'], 2, 'There is no site "moon"'],
  ['a name that gives no address', '!.md', `${HEAD}---\n`, EDITOR, 2, 'gives no address'],
])('refuses %s, and says what to mend', async (_, file, text, options, code, told) => {
  expect(await post(file, text, options)).toEqual([code, expect.stringContaining(told)])
})
