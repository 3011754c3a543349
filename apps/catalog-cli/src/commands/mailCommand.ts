import { queueMails, sendMails, STORED_DAYS } from '@clipfront/catalog/mails'
import { clearOldMails, createDelivery, DeliveryError, readMailSettings } from '@clipfront/mail/delivery'
import { defineCommand, formatJson } from '../arguments/Command.ts'
import { UsageError } from '../arguments/parseArguments.ts'

const DAY_MS = 86_400_000
const KINDS = ['confirmation', 'alert', 'digest'] as const

/** `catalog mail` */
export const mailCommand = defineCommand({
  usage: `  mail [--dry-run] [--json]
      Sends what is due: confirmations that wait, new offers of merchants, the weekly mail of each site; by SMTP_URL, else
      into the outbox of CLIPFRONT_DATA. It may be repeated, stopped and run beside itself: docs/architecture/021-mail.md.
      Deletes what is over: an address that nobody confirmed after 8 days, one that ended and what was sent after 30.
      --dry-run       says what it would send, and changes nothing
      --json          {due: [{site, kind, mails}], sent, dropped, failed}; what is due as the dry run says it`,
  examples: ['mail', 'mail --dry-run'],
  options: { 'dry-run': { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
  parse: ({ values, positionals: [more] }, environment) => {
    if (more !== undefined) throw new UsageError(`mail takes no name: "${more}" is too much.`)
    const settings = readMailSettings(environment)
    const isDryRun = values['dry-run']
    return async ({ database, dataFolder, now, print, printError }) => {
      if (!isDryRun) await clearOldMails(dataFolder, new Date(now.getTime() - STORED_DAYS.ended * DAY_MS))
      const due = await queueMails(database, now, isDryRun)
      const counts = { sent: 0, dropped: 0, failed: 0 }
      const say = values.json ? () => {} : print
      for (const { site, kind, mails } of due) say(`${site}: ${mails} ${mails === 1 ? kind : `${kind}s`} due`)
      if (due.length === 0) say('Nothing is due.')
      if (!isDryRun && due.length > 0) {
        const delivery = createDelivery(settings, dataFolder)
        try {
          await sendMails({
            database,
            delivery,
            settings,
            kinds: KINDS,
            now: () => now,
            report: ({ id, kind, site, outcome, reason }) => {
              const failed = outcome === 'failed' || outcome === 'given-up'
              counts[failed ? 'failed' : outcome] += 1
              const line = `mail ${id} (${kind}, ${site}): ${outcome}, ${reason}`
              if (failed) printError(line)
              else if (!settings.smtp) say(line)
            },
          })
        } catch (error) {
          if (!(error instanceof DeliveryError)) throw error
          printError(`${error.message} What waits is sent by the next run.`)
          counts.failed += 1
        } finally {
          delivery.close()
        }
        say(`${counts.sent} sent, ${counts.dropped} without anything to say, ${counts.failed} failed`)
      }
      if (values.json) print(formatJson({ due, ...counts }))
      return counts.failed === 0
    }
  },
})
