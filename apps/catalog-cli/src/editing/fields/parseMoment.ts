import type { Site } from '@clipfront/site-config'
import { toDay, zonedMoment } from '@clipfront/feeds/text'
import { EditError } from '../EditError.ts'

const MOMENT = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/
const OTHER_ORDER = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/

/**
 * `2026-12-31`, `2026-12-31 18:00`, `2026-12-31T18:00+01:00`. Without a zone it is meant in the site's; a day alone is its
 * first or its last second.
 * @throws {EditError} it is no date, or none that the calendar has
 */
export function parseMoment(text: string, { timeZone }: Pick<Site, 'timeZone'>, edge: 'start' | 'end'): Date {
  const given = text.trim()
  const match = MOMENT.exec(given)
  const [year, month, date, hours = 0, minutes = 0, seconds = 0] = (match?.slice(1, 7) ?? []).map((part) =>
    Number(part ?? 0),
  )
  const day = toDay(year ?? 0, month ?? 0, date ?? 0)
  if (!match || !day)
    throw new EditError(
      `"${given}" is no date${match ? ' of the calendar' : ''}. Write ${suggest(given)}, with the time where it matters (2026-12-31 18:00, meant in ${timeZone}), or none.`,
    )
  if (match[4] === undefined) return zonedMoment(day, edge, timeZone)
  if (hours > 23 || minutes > 59 || seconds > 59)
    throw new EditError(`"${given}" has a time that no clock shows. Write 00:00 to 23:59.`)
  if (match[7] !== undefined) return new Date(given.replace(' ', 'T'))
  const minute = zonedMoment(day, { hours, minutes }, timeZone)
  return new Date(minute.getTime() + seconds * 1000)
}

/** "31.12.2026" as it is to be written; of "03/04/2026" nobody knows which is the month. */
function suggest(given: string): string {
  const [, first = '', second = '', year] = OTHER_ORDER.exec(given) ?? []
  if (year === undefined || (Number(first) <= 12 && Number(second) <= 12)) return 'it as 2026-12-31'
  const [month, day] = Number(first) > 12 ? [second, first] : [first, second]
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
