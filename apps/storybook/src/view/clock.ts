import { RENDERED_AT } from '@clipfront/widgets/testing'
import { CLOCK_PRESETS, readTypedClock } from './clockPresets.ts'

const HOUR_MS = 3_600_000

/**
 * The moment at which a story is read.
 * @param clock a preset, `now`, or a typed moment; whatever else is the moment of the samples
 * @param shown what the story shows: its first end is looked for in there
 */
export function resolveClock(clock: string, shown: unknown): string {
  if (clock === 'now') return new Date().toISOString()
  const preset = Object.entries(CLOCK_PRESETS).find(([name]) => name === clock)?.[1]
  if (preset && 'at' in preset) return preset.at
  const typed = Date.parse(`${readTypedClock(clock)}:00.000Z`)
  if (Number.isFinite(typed)) return new Date(typed).toISOString()
  const end = clock === 'ends-in-2h' || clock === 'just-ended' ? findFirstEnd(shown) : undefined
  if (end === undefined) return RENDERED_AT
  return new Date(clock === 'just-ended' ? end + 60_000 : end - 2 * HOUR_MS).toISOString()
}

/** Of all that ends in there after the moment of the samples, the first. */
function findFirstEnd(shown: unknown): number | undefined {
  const ends = listEnds(shown, new Set()).filter((end) => end > Date.parse(RENDERED_AT))
  return ends.length > 0 ? Math.min(...ends) : undefined
}

function listEnds(shown: unknown, seen: Set<object>): number[] {
  if (typeof shown !== 'object' || shown === null || seen.has(shown)) return []
  seen.add(shown)
  return Object.entries(shown).flatMap(([key, value]: [string, unknown]) =>
    (key === 'endsAt' || key === 'ends_at') && typeof value === 'string' ? [Date.parse(value)] : listEnds(value, seen),
  )
}
