import { memoize } from '@clipfront/cache/memoize'
import type { WirePageContent } from '@clipfront/page-data'
import { type Headline, pickHeadline, type RateRow } from './headline.ts'
import { isValidAt, listMoments } from './listRates.ts'

type PastRate = NonNullable<WirePageContent['cashback']['history']>[number]

const MOST_CHANGES = 24

/**
 * How the best of a merchant's rates went, the first one first, by days of the site's zone; of several in a day the last counts.
 * What changed only below the best is no change.
 */
export function rateHistory(rates: readonly RateRow[], { now, timeZone }: { now: Date; timeZone: string }): PastRate[] {
  const byDay = new Map<string, Headline | null>()
  for (const moment of listMoments(rates, now))
    byDay.set(dayIn(timeZone, moment), pickHeadline(rates.filter((rate) => isValidAt(rate, moment))))
  const steps = [...byDay].map(([from, headline]) => ({ from, headline }))
  const changes = steps.filter(({ headline }, index) => !isSame(headline, steps[index - 1]?.headline ?? null))
  return changes
    .flatMap(({ from, headline }, index) =>
      headline
        ? [
            {
              from,
              until: changes[index + 1]?.from ?? null,
              reward: headline.reward,
              is_boost: headline.is_boost === true,
            },
          ]
        : [],
    )
    .slice(-MOST_CHANGES)
}

function isSame(a: Headline | null, b: Headline | null): boolean {
  return JSON.stringify([a?.reward, a?.is_boost]) === JSON.stringify([b?.reward, b?.is_boost])
}

/** Writes a day as ISO 8601 does. */
const DAY_FIRST = 'en-CA'

/** The day that it is in a zone: `2026-11-21`. */
function dayIn(timeZone: string, moment: Date): string {
  return resolveFormat(timeZone).format(moment)
}

const resolveFormat = memoize(
  (timeZone) => new Intl.DateTimeFormat(DAY_FIRST, { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
)
