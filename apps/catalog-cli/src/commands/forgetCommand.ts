import { forgetAddress, normaliseAddress } from '@clipfront/catalog/subscriptions'
import { clearOutbox } from '@clipfront/mail/delivery'
import { defineCommand, formatJson } from '../arguments/Command.ts'
import { UsageError } from '../arguments/parseArguments.ts'

/** `catalog forget` */
export const forgetCommand = defineCommand({
  usage: `  forget ADDRESS [--json]
      Deletes all that is stored of a mail address, on every site, and says what it was: subscriptions, pending or not, mails
      that wait or were sent, their links, files of the outbox. Mails that have left, and backups, are out of its reach.
      --json          {subscriptions, mails, links, files}`,
  examples: ['forget mia@example.org'],
  options: { json: { type: 'boolean', default: false } },
  parse: ({ values, positionals: [given, ...more] }) => {
    if (more.length > 0) throw new UsageError('Forget one address at a time.')
    const address = normaliseAddress(given ?? '')
    if (address === undefined)
      throw new UsageError('That is no mail address. Give it as it was subscribed, such as forget mia@example.org.')
    return async ({ database, dataFolder, print }) => {
      const rows = await forgetAddress(database, address)
      const found = { ...rows, files: await clearOutbox(dataFolder, address) }
      if (values.json) return print(formatJson(found))
      const parts = Object.entries(found).filter(([, count]) => count > 0)
      print(
        parts.length === 0
          ? 'Nothing is stored of that address.'
          : `Deleted: ${parts.map(([what, count]) => `${count} ${count === 1 ? what.slice(0, -1) : what}`).join(', ')}.`,
      )
    }
  },
})
