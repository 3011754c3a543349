import { ConfigError, readPort } from '@clipfront/settings'
import type { BusinessUnit } from '@clipfront/site-config'

/** The server that takes our mails. */
export interface SmtpServer {
  host: string
  port: number
  /** TLS from the first byte; else by STARTTLS. */
  isSecure: boolean
  login: { user: string; password: string } | null
}

export interface MailSettings {
  /** Null: mails are files of the outbox. */
  smtp: SmtpServer | null
  /** Who mails are from; null for an address below each site's own domain. */
  from: string | null
  /** Where links of mails lead that were requested on this machine. */
  sitePorts: Record<BusinessUnit, number>
}

const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 }
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i

/**
 * How mails leave, as the environment says it. No message of it holds what SMTP_URL says: there is a password in it.
 * @throws {ConfigError} SMTP_URL or MAIL_FROM cannot be used
 */
export function readMailSettings(environment: NodeJS.ProcessEnv): MailSettings {
  const { SMTP_URL: smtp, MAIL_FROM: from } = environment
  if (from && !ADDRESS.test(from))
    throw new ConfigError(
      'MAIL_FROM is no address. Give the bare one, such as mail@clipfront.example, or leave it unset for mail@ the domain of each site.',
    )
  return {
    smtp: smtp ? parseSmtpUrl(smtp) : null,
    from: from || null,
    sitePorts: { main: readPort(environment, 'PORT_MAIN'), cpw: readPort(environment, 'PORT_CPW') },
  }
}

function parseSmtpUrl(text: string): SmtpServer {
  const url = URL.parse(text)
  const port = url && (Number(url.port) || PORTS[url.protocol])
  // What stands behind the host would be an option that nobody reads.
  const isWhole = url && url.hostname && ['', '/'].includes(url.pathname) && !url.search && !url.hash
  if (!port || !isWhole || (url.password && !url.username))
    throw new ConfigError(
      'SMTP_URL is not the address of a mail server. Write smtp://USER:PASSWORD@HOST:587, or smtps:// for TLS from the start, with user and password percent-encoded; leave it unset to write mails into the outbox.',
    )
  const user = decode(url.username)
  const login = user === '' ? null : { user, password: decode(url.password) }
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port, isSecure: url.protocol === 'smtps:', login }
}

/** @throws {ConfigError} a percent sign that encodes nothing */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new ConfigError('SMTP_URL holds a % that encodes nothing. Write %25 for a percent sign in user or password.')
  }
}
