/** Moments at which pages change. The address names them; the clock above a story lists them. */
export const CLOCK_PRESETS = {
  samples: { title: 'Noon of 20 November 2026, as in tests' },
  'ends-in-2h': { title: 'Two hours before the first end in this story' },
  'just-ended': { title: 'A minute after that end' },
  'black-friday': { title: 'Black Friday, 2026', at: '2026-11-27T08:00:00.000Z' },
  'new-year': { title: 'New Year: a minute past midnight', at: '2027-01-01T00:01:00.000Z' },
  'summer-time': { title: 'The night when clocks go forward', at: '2027-03-28T01:00:00.000Z' },
  'leap-day': { title: 'The next leap day', at: '2028-02-29T12:00:00.000Z' },
} as const satisfies Record<string, { title: string; at?: string }>

/** A typed moment, in UTC. The address takes no colon: `2026-12-31T23-59`. */
const TYPED = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)$/

/** @param written as a field of a form has it, `2026-12-31T23:59` */
export function writeClock(written: string): string {
  return written.slice(0, 16).replace(/:(\d\d)$/, '-$1')
}

/** @param clock as the address has it · @returns as a field of a form takes it, empty where it was not typed */
export function readTypedClock(clock: string): string {
  return TYPED.test(clock) ? clock.replace(/-(\d\d)$/, ':$1') : ''
}
