import { formatDay } from '@clipfront/catalog/events'
import type { FigureRange } from '@clipfront/catalog/figures'
import { PageError } from '@clipfront/routing/errors'
import { ENVIRONMENTS, findSiteByName, sites } from '@clipfront/site-config'
import { formatSiteName } from '../markup/parts.ts'

const DAY_MS = 86_400_000
const STANDARD_DAYS = 30
const MOST_DAYS = 366

/**
 * The range that an address names: `site`, `environment`, `from` and `to`. What is left out or empty is all sites, production, and
 * the last thirty days.
 * @param now the last day that is shown where none is named
 * @throws {PageError} 400: which of them is wrong, and what to write
 */
export function parseRange(query: URLSearchParams, now: Date): FigureRange {
  const to = parseDay('to', readOne(query, 'to'), now)
  const from = parseDay('from', readOne(query, 'from'), new Date(to.getTime() - (STANDARD_DAYS - 1) * DAY_MS))
  const days = (to.getTime() - from.getTime()) / DAY_MS + 1
  if (days < 1) throw refuse(`from (${formatDay(from)}) is after to (${formatDay(to)}). Exchange them.`)
  if (days > MOST_DAYS) throw refuse(`from and to are ${days} days apart. Ask for at most ${MOST_DAYS}.`)
  return {
    site: parseSite(readOne(query, 'site')),
    environment: parseEnvironment(readOne(query, 'environment')),
    from: formatDay(from),
    to: formatDay(to),
  }
}

function readOne(query: URLSearchParams, key: string): string {
  const values = query.getAll(key)
  if (values.length > 1) throw refuse(`${key} is there ${values.length} times. Name it once.`)
  return values[0]?.trim() ?? ''
}

function parseSite(name: string): string | null {
  if (name === '') return null
  const site = findSiteByName(name)
  if (site) return site.code
  throw refuse(
    `There is no site ${quote(name)}. There are ${sites.map(formatSiteName).join(', ')}; without site all are shown.`,
  )
}

function parseEnvironment(name: string): FigureRange['environment'] {
  if (name === '') return 'prod'
  const environment = ENVIRONMENTS.find((known) => known === name)
  if (environment) return environment
  throw refuse(`There is no environment ${quote(name)}. There are ${ENVIRONMENTS.join(', ')}.`)
}

function parseDay(key: string, text: string, otherwise: Date): Date {
  if (text === '') return new Date(`${formatDay(otherwise)}T00:00:00Z`)
  const day = new Date(`${text}T00:00:00Z`)
  // The 30th of February is another day.
  if (/^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && formatDay(day) === text) return day
  throw refuse(`${key}=${quote(text)} is no day. Write it like 2026-11-20.`)
}

function quote(text: string): string {
  return JSON.stringify(text.slice(0, 40))
}

function refuse(message: string): PageError {
  return new PageError(400, 'bad-range', message)
}
