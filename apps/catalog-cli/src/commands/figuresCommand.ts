import { addDays, formatDay, listEventDays } from '@clipfront/catalog/events'
import { rollUpDay } from '@clipfront/catalog/rollups'
import { defineCommand, formatJson } from '../arguments/Command.ts'
import { UsageError } from '../arguments/parseArguments.ts'

/** `catalog figures` */
export const figuresCommand = defineCommand({
  usage: `  figures rebuild [--from DAY] [--to DAY] [--json]
      Counts the events of each day (UTC) anew, all days whose events are stored unless told otherwise. Servers do so by
      themselves while events come; this is for when events were changed by hand. It may be repeated, and run beside them.
      --from, --to    the first and the last day, as 2026-11-22
      --json          {days: [{day, changed}]}; changed is how many rows were written or deleted`,
  examples: ['figures rebuild', 'figures rebuild --from 2026-11-01 --to 2026-11-07 --json'],
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
  parse: ({ values, positionals: [word, ...more] }) => {
    if (word !== 'rebuild' || more.length > 0)
      throw new UsageError('What is to be done with the figures? Write figures rebuild.')
    const from = parseDay('--from', values.from)
    const to = parseDay('--to', values.to)
    if (from && to && from > to) throw new UsageError(`--from ${from} is after --to ${to}. Turn them round.`)
    return async ({ database, now, print }) => {
      const stored = await listEventDays(database)
      const last = to ?? formatDay(addDays(now, 1))
      const days = []
      for (const day of stored.filter((one) => one >= (from ?? '') && one <= last)) {
        const changed = (await rollUpDay(database, { day, now })) ?? 0
        days.push({ day, changed })
        if (!values.json) print(`${day}: ${changed} ${changed === 1 ? 'row' : 'rows'} changed`)
      }
      if (values.json) print(formatJson({ days }))
      else if (days.length === 0)
        print(
          `No events of these days are stored: there are those from ${stored[0] ?? 'no day'} to ${stored.at(-1) ?? 'no day'}. What was counted of older ones stays.`,
        )
    }
  },
})

/** @throws {UsageError} it is no day */
function parseDay(option: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN)
  if (Number.isNaN(moment.getTime()) || formatDay(moment) !== text)
    throw new UsageError(`"${text}" is no day. Write ${option} as 2026-11-22.`)
  return text
}
