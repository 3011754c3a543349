import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder } from '@clipfront/settings'
import { createTransport } from 'nodemailer'
import { OUTBOX } from './clearOutbox.ts'
import { DeliveryError, type Mail } from './Mail.ts'
import type { MailSettings, SmtpServer } from './readMailSettings.ts'

export interface Delivery {
  /**
   * Hands a mail over.
   * @returns where it is, for the log: the name of its file, or that the server has it
   * @throws {DeliveryError} it did not leave
   */
  deliver: (mail: Mail) => Promise<string>
  close: () => void
}

const CONNECT_TIMEOUT_MS = 10_000
/** A server that has all of a mail may think about it for a while before it answers. */
const SOCKET_TIMEOUT_MS = 120_000
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/

/**
 * Mails leave by SMTP where a server is named, else as files that any mail program opens.
 * @param dataFolder absolute path of `CLIPFRONT_DATA`
 */
export function createDelivery({ smtp }: Pick<MailSettings, 'smtp'>, dataFolder: string): Delivery {
  return smtp ? deliverBySmtp(smtp) : deliverToOutbox(path.join(dataFolder, OUTBOX))
}

function deliverBySmtp({ host, port, isSecure, login }: SmtpServer): Delivery {
  const transport = createTransport({
    pool: true,
    maxConnections: 1,
    host,
    port,
    secure: isSecure,
    // A password, and who subscribed to what, crosses no network in the clear.
    requireTLS: !isSecure && !LOOPBACK.test(host),
    ...(login && { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async deliver(mail) {
      try {
        await transport.sendMail(describeMessage(mail))
        return 'taken by the mail server'
      } catch (error) {
        throw describeFailure(error)
      }
    },
    close: () => transport.close(),
  }
}

function deliverToOutbox(folder: string): Delivery {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async deliver(mail) {
      const { message } = await composer.sendMail(describeMessage(mail))
      const name = `mail-${mail.id}.eml`
      try {
        makeFolder(folder, 0o700)
        // A file is there whole or not at all; written again, it takes the place of the first.
        await writeFile(path.join(folder, `.${name}.part`), message, { mode: 0o600 })
        await rename(path.join(folder, `.${name}.part`), path.join(folder, name))
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
        throw new DeliveryError(`The outbox ${folder} cannot be written (${code}). Make it writable.`, true)
      }
      return `written to ${path.join(OUTBOX, name)}`
    },
    close: () => {},
  }
}

function describeMessage(mail: Mail) {
  const { address } = mail.from
  return {
    from: mail.from,
    ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
    // As an object: a text would be read as a list of addresses.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.date,
    messageId: `<clipfront-${mail.id}@${address.slice(address.lastIndexOf('@') + 1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Id': `<${mail.listId}>`,
      ...(mail.unsubscribe !== null && {
        'List-Unsubscribe': `<${mail.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** What a server answers to these is about one mail; anything else is about us or it. */
const OF_ONE_MAIL = new Set(['RCPT TO', 'DATA'])
/** "Service not available, closing": whatever it was about. */
const CLOSING = 421
/** The connection ended, or said nothing any more: perhaps with all of the mail on the other side. */
const CUT_OFF = new Set(['ETIMEDOUT', 'ECONNECTION', 'ESOCKET', 'ECONNRESET'])

/** Servers quote addresses in their answers: only codes are taken over. */
function describeFailure(error: unknown): DeliveryError {
  const { code, command, responseCode, syscall } = (error instanceof Error ? error : {}) as Record<string, unknown>
  const isOfServer = !(typeof responseCode === 'number' && responseCode !== CLOSING && OF_ONE_MAIL.has(String(command)))
  const answer = [code, command, responseCode]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ')
  return new DeliveryError(
    isOfServer
      ? `The mail server of SMTP_URL cannot be used (${answer || 'no reason'}). See that it runs, and that host, port, user and password are right.`
      : `The mail server refused the mail (${answer}).`,
    isOfServer,
    CUT_OFF.has(String(code)) && responseCode === undefined && syscall !== 'connect',
  )
}
