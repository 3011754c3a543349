import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { clearOldMails, clearOutbox } from './clearOutbox.ts'
import { createDelivery } from './createDelivery.ts'
import type { DeliveryError, Mail } from './Mail.ts'
import { readMailSettings } from './readMailSettings.ts'

const MAIL: Mail = {
  id: 7,
  from: { name: 'Clipfront “Ärger”, Ltd', address: 'mail@clipfront.example' },
  replyTo: 'hello@clipfront.example',
  to: 'mia@example.org',
  subject: 'نيمبوس: خصم 20% — “neu”',
  text: 'Grüße\n',
  html: '<p>Grüße</p>',
  unsubscribe: 'https://www.clipfront.example/subscription?unsubscribe=abc',
  listId: 'weekly.clipfront.example',
  date: new Date('2026-11-20T12:00:00Z'),
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clipfront-mail-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Who takes mails, and refuses those to `nobody@`. */
async function startSmtpServer() {
  const received: { from: string; to: string[]; raw: string; login: unknown }[] = []
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      password === 'p@ss' ? done(null, { user: username }) : done(new Error('wrong')),
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('nobody@') ? Object.assign(new Error(`no ${address} here`), { responseCode: 550 }) : null,
      ),
    onData(stream, { envelope, user }, done) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      const receive = async () => {
        const raw = await text(stream)
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw, login: user })
        done()
      }
      void receive()
    },
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { received, port }
}

function open(smtpUrl?: string) {
  const delivery = createDelivery(readMailSettings(smtpUrl ? { SMTP_URL: smtpUrl } : {}), folder)
  onTestFinished(() => delivery.close())
  return delivery
}

async function expectMail(raw: string | Buffer) {
  const parsed = await PostalMime.parse(raw)
  expect(parsed).toMatchObject({
    from: MAIL.from,
    to: [{ address: MAIL.to }],
    replyTo: [{ address: 'hello@clipfront.example' }],
    subject: MAIL.subject,
    text: expect.stringMatching(/^Grüße\s*$/),
    messageId: '<clipfront-7@clipfront.example>',
    date: '2026-11-20T12:00:00.000Z',
  })
  const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]))
  expect(headers).toMatchObject({
    'list-unsubscribe': `<${MAIL.unsubscribe}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'list-id': '<weekly.clipfront.example>',
    'auto-submitted': 'auto-generated',
  })
  // All that is not ASCII is encoded, header and body.
  expect(raw.toString('latin1')).toMatch(/^[\r\n\t -~]+$/)
}

it('[R7.12] without a server a mail is a file that its owner alone can read, once however often it is written', async () => {
  const delivery = open()
  expect(await delivery.deliver(MAIL)).toBe('written to outbox/mail-7.eml')
  await delivery.deliver(MAIL)
  expect(readdirSync(path.join(folder, 'outbox'))).toEqual(['mail-7.eml'])
  const file = path.join(folder, 'outbox/mail-7.eml')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await expectMail(readFileSync(file))
})

it('an address is forgotten in the outbox, and others stay', async () => {
  const delivery = open()
  await delivery.deliver(MAIL)
  await delivery.deliver({ ...MAIL, id: 8, to: `${'m'.repeat(64)}@${'long.'.repeat(20)}example` })
  await delivery.deliver({ ...MAIL, id: 9, to: 'amia@example.org', subject: 'To: mia@example.org' })
  expect(await clearOutbox(folder, 'mia@example.org')).toBe(1)
  expect(await clearOutbox(folder, `${'m'.repeat(64)}@${'long.'.repeat(20)}example`)).toBe(1)
  expect(readdirSync(path.join(folder, 'outbox'))).toEqual(['mail-9.eml'])
  expect(await clearOutbox(path.join(folder, 'none'), 'mia@example.org')).toBe(0)
})

it('[R7.12] the outbox is emptied of what is old, whole or never finished, and once', async () => {
  const delivery = open()
  const at = new Date('2026-11-20T12:00:00Z')
  for (const [id, seconds] of [-1, 0, 1].entries())
    await delivery.deliver({ ...MAIL, id, date: new Date(at.getTime() + seconds * 1000) })
  const unfinished = path.join(folder, 'outbox/.mail-9.eml.part')
  writeFileSync(unfinished, 'To: mia@exam')
  utimesSync(unfinished, at, new Date(at.getTime() - 1000))
  expect(await clearOldMails(folder, at)).toBe(2)
  expect(readdirSync(path.join(folder, 'outbox')).toSorted()).toEqual(['mail-1.eml', 'mail-2.eml'])
  expect(await clearOldMails(folder, at)).toBe(0)
  expect(await clearOldMails(path.join(folder, 'none'), at)).toBe(0)
})

describe('[R7.12] by SMTP', () => {
  it('a mail reaches a real server, which knows the login', async () => {
    const { received, port } = await startSmtpServer()
    await open(`smtp://clip%40front:p%40ss@127.0.0.1:${port}`).deliver(MAIL)
    expect(received).toMatchObject([{ from: MAIL.from.address, to: [MAIL.to], login: 'clip@front' }])
    await expectMail(received[0]?.raw ?? '')
  })

  it.each([
    [
      'one recipient',
      () => ({ to: 'nobody@example.org' }),
      'smtp://127.0.0.1:PORT',
      false,
      /refused the mail \(.*550\)/,
    ],
    ['a wrong password', () => ({}), 'smtp://u:guess@127.0.0.1:PORT', true, /SMTP_URL cannot be used \(EAUTH/],
    ['nobody at the port', () => ({}), 'smtp://127.0.0.1:9', true, /SMTP_URL cannot be used \(ECONNREFUSED|ESOCKET/],
    ['no TLS elsewhere', () => ({}), 'smtp://u:p@0.0.0.0:PORT', true, /SMTP_URL cannot be used \(ETLS/],
  ])('%s: says whose fault it is, and names nobody', async (_title, change, url, isOfServer, message) => {
    const { port, received } = await startSmtpServer()
    const failure: DeliveryError = await open(url.replace('PORT', `${port}`))
      .deliver({ ...MAIL, ...change() })
      .then(expect.unreachable, (error: DeliveryError) => error)
    expect(failure.isOfServer).toBe(isOfServer)
    expect(failure.message).toMatch(message)
    expect(`${failure.message} ${failure.stack} ${JSON.stringify(failure)}`).not.toMatch(/@example|guess/)
    expect(failure.cause).toBeUndefined()
    expect(received).toEqual([])
  })

  it('an outbox that cannot be written is said', async () => {
    writeFileSync(path.join(folder, 'outbox'), '')
    await expect(open().deliver(MAIL)).rejects.toThrow(/outbox.* cannot be written \(ENOTDIR\)/)
  })
})

describe('SMTP_URL', () => {
  it.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, isSecure: false, login: null }],
    [
      'smtps://a:b@mail.example',
      { host: 'mail.example', port: 465, isSecure: true, login: { user: 'a', password: 'b' } },
    ],
    ['smtp://a%40b:c%2Fd@[::1]:25', { host: '::1', port: 25, login: { user: 'a@b', password: 'c/d' } }],
  ])('%s', (url, server) => expect(readMailSettings({ SMTP_URL: url }).smtp).toMatchObject(server))

  it.each([
    'secret',
    'http://u:secret@mail.example',
    'smtp://u:secret@',
    'smtp://u:secret@host/path',
    'smtp://u:secret@host?tls=no',
    'smtp://:secret@host',
    'smtp://u:secret%@host',
  ])('%s is refused without a word of it', (url) => {
    expect(() => readMailSettings({ SMTP_URL: url })).toThrow(/^(?!.*secret)SMTP_URL .*(?:Write|unset)/)
  })

  it('MAIL_FROM is one bare address', () => {
    expect(readMailSettings({ MAIL_FROM: 'news@clipfront.example' }).from).toBe('news@clipfront.example')
    for (const from of ['Clipfront <news@x.example>', 'a@b.example\r\nBcc: c@d.example', 'a@b.example, c@d.example'])
      expect(() => readMailSettings({ MAIL_FROM: from })).toThrow(/^MAIL_FROM is no address/)
  })
})
