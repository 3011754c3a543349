import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@clipfront/catalog/database'
import { sendMails } from '@clipfront/catalog/mails'
import { type Delivery, DeliveryError, type MailSettings } from '@clipfront/mail/delivery'
import type { Clock } from '@clipfront/settings'
import type { Logger } from '@clipfront/telemetry'
import type { Kysely } from 'kysely'

interface ConfirmationsOptions {
  database: Kysely<Database>
  clock: Clock
  delivery: Delivery
  settings: Pick<MailSettings, 'from' | 'sitePorts'>
  logger: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Nothing begins after it. */
  stop: AbortSignal
}

/** In a row; what is left is sent by the next call. */
const MOST = 20
/** After a failure: the mail server, or the database, is away for longer than a moment. */
const PAUSE_MS = 60_000
/** For a mail that is being handed over as the server ends. */
const CLOSE_PATIENCE_MS = 10_000

/**
 * Sends the mails that ask for confirmation, for which a shopper waits. Nothing else is sent here: alerts and weekly mails are
 * `catalog mail`'s.
 * @returns `sendDue` does nothing while it is at work, and for a minute after a failure; it never rejects
 */
export function createConfirmations({ database, clock, delivery, settings, logger, stop }: ConfirmationsOptions) {
  let running: Promise<void> | undefined
  let pausedUntil = 0

  async function send(): Promise<void> {
    try {
      await sendMails({
        database,
        delivery,
        settings,
        kinds: ['confirmation'],
        now: () => clock.now(),
        most: MOST,
        stop,
        report: ({ outcome, ...mail }) => {
          if (outcome === 'sent') logger.info(mail, 'mail sent')
          else if (outcome !== 'dropped') logger.warn(mail, 'a mail was refused')
        },
      })
    } catch (error) {
      pausedUntil = performance.now() + PAUSE_MS
      if (error instanceof DeliveryError) logger.warn(error.message)
      else logger.error({ err: error }, 'mails could not be sent')
    }
  }

  return {
    sendDue: async (): Promise<void> => {
      if (running || stop.aborted || performance.now() < pausedUntil) return
      running = send()
      await running
      running = undefined
    },
    close: async (): Promise<void> => {
      await Promise.race([running, sleep(CLOSE_PATIENCE_MS, undefined, { ref: false })])
      delivery.close()
    },
  }
}
