import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { requestSubscription } from '@clipfront/catalog/subscriptions'
import { createTestDatabase, NOW, UK } from '@clipfront/catalog/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runCatalog } from '../runCatalog.ts'
import { createOpenHere } from '../testing/runHere.ts'

const { database, url } = await createTestDatabase()
const open = createOpenHere(database)
let folder = ''
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'clipfront-mail-'))
  await database.deleteFrom('subscription').execute()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function run(args: string[], settings: Record<string, string> = {}) {
  const [lines, errors]: [string[], string[]] = [[], []]
  const environment = { DATABASE_URL: url, CLIPFRONT_DATA: folder, CLIPFRONT_NOW: NOW.toISOString(), ...settings }
  const output = {
    print: (line: string) => void lines.push(line),
    printError: (line: string) => void errors.push(line),
  }
  return {
    code: await runCatalog(args, environment, output, { open }),
    text: lines.join('\n'),
    errors: errors.join('\n'),
  }
}

const request = (address: string) => requestSubscription(database, { site: UK, address, topic: 'newsletter', now: NOW })

it('[R7.12] mail says what is due, writes it into the outbox and says so, and does it once', async () => {
  await request('mia@example.org')
  const due = `${UK}: 1 confirmation due`
  expect(await run(['mail', '--dry-run'])).toEqual({ code: 0, text: due, errors: '' })
  const { text, code } = await run(['mail'])
  const [, file = ''] = /sent, written to (\S+)/.exec(text) ?? []
  expect([code, text]).toEqual([
    0,
    expect.stringMatching(/^.* due\nmail \d+ \(.*\): sent, .*\n1 sent, 0 .*, 0 failed$/),
  ])
  expect(readFileSync(path.join(folder, file), 'utf8')).toContain('To: mia@example.org\r\n')
  expect(text).not.toContain('mia')
  expect((await run(['mail'])).text).toBe('Nothing is due.')
})

it('[R7.12] mail deletes what it wrote 30 days ago, and a dry run nothing', async () => {
  await request('mia@example.org')
  await run(['mail'])
  const counts = []
  for (const [args, late] of [
    [['mail'], 0],
    [['mail', '--dry-run'], 1],
    [['mail'], 1],
  ] as const) {
    await run([...args], { CLIPFRONT_NOW: new Date(NOW.getTime() + 30 * 86_400_000 + late).toISOString() })
    counts.push(readdirSync(path.join(folder, 'outbox')).length)
  }
  expect(counts).toEqual([1, 1, 0])
})

it('without its server mail fails with what to do, and nothing of the address or the password; then it goes on', async () => {
  await request('mia@example.org')
  const away = await run(['mail', '--json'], { SMTP_URL: 'smtp://me:secret@127.0.0.1:9' })
  expect(away.code).toBe(1)
  expect(away.errors).toMatch(/^The mail server of SMTP_URL cannot be used .* next run\.$/)
  expect(away.errors + away.text).not.toMatch(/mia|secret/)
  expect(JSON.parse((await run(['mail', '--json'])).text)).toEqual({
    due: [{ site: UK, kind: 'confirmation', mails: 1 }],
    sent: 1,
    dropped: 0,
    failed: 0,
  })
})

it('[R7.12] forget deletes rows and files of an address, and says how many', async () => {
  await request('mia@example.org')
  await request('tom@example.org')
  await run(['mail'])
  const { text } = await run(['forget', ' Mia@Example.org'])
  expect(text).toBe('Deleted: 1 subscription, 1 mail, 1 link, 1 file.')
  expect((await run(['forget', 'mia@example.org'])).text).toBe('Nothing is stored of that address.')
  expect(readdirSync(path.join(folder, 'outbox'))).toHaveLength(1)
  expect(await database.selectFrom('subscription').select('email').execute()).toEqual([{ email: 'tom@example.org' }])
})

it.each([
  [['forget'], {}, /no mail address/],
  [['forget', 'mia'], {}, /^(?!.*mia\b(?!@)).*no mail address/],
  [['forget', 'a@b.example', 'c@d.example'], {}, /one address at a time/],
  [['mail', 'now'], {}, /"now" is too much/],
])('%j is not understood', async (args, settings, message) => {
  expect(await run(args, settings)).toMatchObject({ code: 2, errors: expect.stringMatching(message) })
})

it('an SMTP_URL that cannot be used is said before anything is opened', async () => {
  const { code, errors } = await run(['mail'], { SMTP_URL: 'mail.example:secret' })
  expect([code, errors]).toEqual([1, expect.stringMatching(/^catalog: SMTP_URL is not (?!.*secret)/)])
})
