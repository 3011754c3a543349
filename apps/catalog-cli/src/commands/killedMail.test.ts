import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { createTestDatabase, NOW, startCatalog, UK } from '@clipfront/catalog/testing'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { expect, it, onTestFinished } from 'vitest'
import { createRunHere } from '../testing/runHere.ts'

const { database, url } = await createTestDatabase()
const MAILS = 200

async function queueMails(): Promise<void> {
  await sql`
    with asked as (
      insert into subscription (site, email, kind, asked_at)
      select ${UK}, 'p' || number || '@example.org', 'site', ${NOW} from generate_series(1, ${MAILS}::int) number
      returning id)
    insert into mail (subscription_id, kind, queued_at, due_at)
    select id, 'confirmation', ${NOW}, ${NOW} from asked`.execute(database)
}

type Moment = 'recipient' | 'message'

/**
 * A mail server that asks before it answers, when it is told of a recipient and when it has all of a message.
 * @param mayAnswer false where the other side is dead by then
 */
async function startMailServer(mayAnswer: (moment: Moment, count: number) => boolean) {
  const taken: { to: string; messageId: string }[] = []
  let recipients = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      recipients += 1
      if (mayAnswer('recipient', recipients)) done()
    },
    onData(stream, { envelope }, done) {
      const receive = async () => {
        const [, messageId = ''] = /^Message-ID: (.*)$/im.exec(await text(stream)) ?? []
        taken.push({ to: envelope.rcptTo.map(({ address }) => address).join(), messageId: messageId.trim() })
        if (mayAnswer('message', taken.length)) done()
      }
      void receive()
    },
  })
  // Whoever is killed has no more to hear.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { taken, port: (server.server.address() as AddressInfo).port }
}

it('[R7.12] mail that is killed twice sends each of 200 mails; one that the server just had comes again, as the same', async () => {
  await queueMails()
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'clipfront-killed-mail-'))
  onTestFinished(() => rmSync(dataFolder, { recursive: true }))
  const kills: { moment: Moment; count: number }[] = [
    { moment: 'message', count: 60 },
    { moment: 'recipient', count: 130 },
  ]
  let sender: ChildProcess | undefined
  const { taken, port } = await startMailServer((moment, count) => {
    if (kills[0]?.moment !== moment || kills[0].count !== count) return true
    sender?.kill('SIGKILL')
    return false
  })
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}` }
  const send = () => startCatalog(['mail'], { databaseUrl: url, dataFolder, settings })
  while (kills.length > 0) {
    const { child, finished } = send()
    sender = child
    await finished
    expect(child.signalCode).toBe('SIGKILL')
    kills.shift()
  }
  // This one is not killed, and needs no process of its own.
  expect((await createRunHere(database, dataFolder, settings)(['mail'])).code).toBe(0)

  const messages = Object.values(Object.groupBy(taken, ({ to }) => to)).map((of = []) =>
    of.map(({ messageId }) => messageId),
  )
  expect(messages).toHaveLength(MAILS)
  // At least once: whether the first of both was taken, its sender did not live to hear.
  expect(messages.filter(({ length }) => length > 1)).toEqual([[taken[59]?.messageId, taken[59]?.messageId]])
  const unsent = await database.selectFrom('mail').where('sent_at', 'is', null).select('id').execute()
  expect(unsent).toEqual([])
})
