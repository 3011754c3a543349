import type { Site } from '@clipfront/site-config'
import type { CashbackRate } from '@clipfront/catalog/cashback'
import { EditError, withFieldName } from '../EditError.ts'
import { parseMoment } from './parseMoment.ts'
import { parseShare, parseSum } from './parseSum.ts'
import { parseLine } from './parseText.ts'

/** What may be written. */
export const RATES = '4%; New customers: 6% at most 40; boost 8% until 2026-12-01; or none'

const MOST_RATES = 40
const LONGEST_RATE = 300
const LONGEST_TIER = 80

/** What it is paid for, what it is worth, and then what limits it. */
const RATE =
  /^(?:(?<tier>.+?)\s*:\s*)??(?<boost>boost\s+)?(?<worth>\d[\d.,]*(?:\s?%|(?:\s[a-z]{3})?))(?:\s+at most\s+(?<cap>.+?))?(?:\s+from\s+(?<from>.+?))?(?:\s+until\s+(?<until>.+?))?$/i

/** A rate where only words are meant: "4%, New customers", "New customers: 5, Boots", "4% New customers". */
const RATE_WITHIN = /^[\d.,]+\s?%|%\s*,|:\s*\d[\d.]*\s*,/

interface RateContext {
  site: Site
  now: Date
}

/**
 * All rates of a merchant, with `;` or line breaks between them: what it is paid for where it is not for everything, a part of
 * the price or a sum, "at most" what a purchase earns, "from" when and "until" when it stands.
 * @throws {EditError} one cannot be read, or two of them contradict each other; the message begins with the rate
 */
export function parseRates(text: string, context: RateContext): CashbackRate[] {
  const written = text
    .split(/[;\n]/)
    .map((rate) => rate.trim())
    .filter(Boolean)
  if (written.length === 0) throw new EditError(`It says no rate. Write ${RATES}.`)
  if (written.length > MOST_RATES)
    throw new EditError(`These are ${written.length} rates, and nobody reads more than ${MOST_RATES}.`)
  const rates = written.map((rate) => withFieldName(`"${rate.slice(0, LONGEST_TIER)}"`, () => parseRate(rate, context)))
  assertRatesAgree(rates, context.now)
  return rates
}

function parseRate(text: string, context: RateContext): CashbackRate {
  const { tier, boost, worth, cap, from, until } = RATE.exec(text.slice(0, LONGEST_RATE + 1))?.groups ?? {}
  if (worth === undefined || text.length > LONGEST_RATE)
    throw new EditError(
      'It is no rate. Write 4% or a sum, what it is paid for before it (New customers: 6%), and behind it as wanted "at most 40", "from 2026-11-27", "until 2026-12-01", in this order; "boost 8% until 2026-12-01" is more than usual for a time.',
    )
  const share = /^(.*?)\s?%$/.exec(worth)?.[1]
  if (share === undefined && cap !== undefined)
    throw new EditError('A sum is what a purchase earns: leave out what it earns at most.')
  if (boost !== undefined && until === undefined)
    throw new EditError('A boost is for a time. Say with "until" when it ends.')
  return {
    tier: tier === undefined ? '' : parseTier(tier),
    worth: share === undefined ? parseSum(worth, context.site) : { percent: parseShare(share) },
    isBoost: boost !== undefined,
    cap: cap === undefined ? null : parseSum(cap, context.site),
    ...parseTime({ from, until }, context),
  }
}

function parseTier(text: string): string {
  if (RATE_WITHIN.test(text))
    throw new EditError('It says more than one rate. Put each on a line of its own, or ; between them and not a comma.')
  const tier = /^boost\s+(.+)$/i.exec(text)?.[1]
  if (tier !== undefined) throw new EditError(`Write what it is paid for first: "${tier}: boost 8% until 2026-12-01".`)
  return parseLine(text, LONGEST_TIER)
}

function parseTime(
  { from, until }: { from: string | undefined; until: string | undefined },
  { site, now }: RateContext,
): Pick<CashbackRate, 'from' | 'until'> {
  const [begins, ends] = [from && parseMoment(from, site, 'start'), until && parseMoment(until, site, 'end')]
  if (begins && begins <= now)
    throw new EditError(`${from} is past. Leave out "from ${from}": it begins at once, and what stood stays history.`)
  if (ends && ends <= (begins || now))
    throw new EditError(
      `It would end before it begins (${until}${begins ? '' : ' is past'}). Give a later end, or leave it out.`,
    )
  return { from: begins ? begins.toISOString() : null, until: ends ? ends.toISOString() : null }
}

/** @throws {EditError} two rates for the same pay at one moment, or a boost pays no more than the usual rate */
function assertRatesAgree(rates: readonly CashbackRate[], now: Date): void {
  for (const [index, one] of rates.entries())
    for (const other of rates.slice(index + 1)) {
      if (one.tier.toLowerCase() !== other.tier.toLowerCase() || !areTogether(one, other, now)) continue
      const paid = one.tier === '' ? 'everything' : `"${one.tier}"`
      if (one.isBoost === other.isBoost)
        throw new EditError(
          `Two ${one.isBoost ? 'boosts' : 'rates'} for ${paid} stand at the same time. Leave one out, let one end with "until" before the other begins with "from", or say what else it is paid for.`,
        )
      const [boost, usual] = one.isBoost ? [one, other] : [other, one]
      if (!isMore(boost, usual))
        throw new EditError(
          `The boost for ${paid} pays no more than its usual rate. Give a higher one, or leave it out.`,
        )
    }
}

function areTogether(one: CashbackRate, other: CashbackRate, now: Date): boolean {
  const [a, b] = [one, other].map(({ from, until }) => ({
    from: from === null ? now.getTime() : Date.parse(from),
    until: until === null ? Infinity : Date.parse(until),
  }))
  return a !== undefined && b !== undefined && a.from < b.until && b.from < a.until
}

/** Parts of a price and sums cannot be compared; whoever writes both knows. */
function isMore({ worth: boost }: CashbackRate, { worth: usual }: CashbackRate): boolean {
  if ('percent' in boost && 'percent' in usual) return boost.percent > usual.percent
  if ('amount' in boost && 'amount' in usual) return boost.currency !== usual.currency || boost.amount > usual.amount
  return true
}
