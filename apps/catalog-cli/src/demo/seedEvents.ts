import { addDays, formatDay } from '@clipfront/catalog/events'
import { sql } from 'kysely'
import type { Seeding } from './Seeding.ts'
import type { SeededOffer } from './seedOffers.ts'

/** How many days of events the demo brings. */
export const DAYS_OF_EVENTS = 30

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** Page views of a site on a usual day; each shows a few offers. */
const VIEWS_A_DAY = 22
const LONGEST_LIST = 6
/** Few read on: of those who see an offer at the first place so many click, and fewer at each further one. */
const FIRST_RATE = 0.34
const DECAY = 0.55
/** One of so many comes late, by so much. */
const LATE_EVERY = 90
const LATE_MS = 45_000
/** Answers of the collector to what it refused, of so many events every few days. */
const REFUSED = [
  { status: 400, events: 1, everyDays: 9 },
  { status: 429, events: 14, everyDays: 5 },
  { status: 503, events: 6, everyDays: 14 },
] as const
/** From Monday, as people have time. */
const WEEKDAYS = [1, 0.95, 0.95, 1, 1.1, 1.25, 1.2] as const
const DEVICES = [
  ['mobile', 'chrome', 0.45],
  ['mobile', 'safari', 0.2],
  ['pc', 'chrome', 0.2],
  ['pc', 'firefox', 0.08],
  ['tablet', 'safari', 0.07],
] as const

interface DemoEvent {
  type: string
  at: string
  coupon_id?: number
  merchant_id?: number
  position?: number
  page: string
  detail?: object
  class: string
  device: string
  browser: string
  network: string
}

/**
 * What shoppers did in the last thirty days: plausible, and the same every time at the same moment. Clicks end at midnight of the
 * site, since its cards say how often an offer was used today; those are `seedTrials`'.
 */
export async function seedEvents({ database, site, now }: Seeding, offers: readonly SeededOffer[]): Promise<void> {
  const random = createRandom(site.code)
  const midnight = now.getTime() - findTimeOfDay(now, site.timeZone)
  const lists = [...Map.groupBy(offers, ({ merchantId }) => merchantId).values()]
  const events: DemoEvent[] = []
  for (let day = DAYS_OF_EVENTS; day > 0; day -= 1) {
    const start = now.getTime() - day * DAY_MS
    const views = VIEWS_A_DAY * (WEEKDAYS[(new Date(start).getUTCDay() + 6) % 7] ?? 1) * (0.8 + 0.4 * random())
    for (let view = 0; view < views; view += 1) {
      // The first merchants of the demo are the best known.
      const list = lists[Math.floor(random() ** 2 * lists.length)] ?? []
      const shown = list.filter((offer) => wasShown(offer, day)).slice(0, LONGEST_LIST)
      const at = start + Math.floor(random() * DAY_MS)
      const visitor = createVisitor(random, `demo ${day} ${view}`)
      for (const [index, offer] of shown.entries()) {
        const place = {
          ...visitor,
          coupon_id: offer.id,
          merchant_id: offer.merchantId,
          position: index + 1,
          page: 'merchant',
        }
        const add = (type: string, minutes: number) =>
          events.push({
            ...place,
            type,
            at: new Date(at + minutes * MINUTE_MS).toISOString(),
            // A browser that was offline.
            ...(events.length % LATE_EVERY === 0 && { detail: { delay: LATE_MS } }),
          })
        add('impression', 0)
        if (at > midnight || visitor.class !== 'human' || random() > FIRST_RATE / (index + 1) ** DECAY) continue
        add('click', 0.2)
        if (offer.offer.code !== undefined && random() < 0.7) add('copy', 0.3)
        if (random() < 0.3) add('shop', 0.5)
        if (random() < 0.15) add('detail', 0.1)
      }
    }
    events.push(...measurePage(random, day, start))
  }
  await sql`
    insert into event (type, site, environment, occurred_at, coupon_id, merchant_id, position, old_position, page, urlname,
      class, device, browser, is_mobile, visitor_hash, network_hash, detail)
    select e.type, ${site.code}, 'prod', e.at, e.coupon_id, e.merchant_id, e.position, e.position, e.page,
      coalesce('/stores/' || m.slug, ''), e.class, e.device, e.browser, e.device = 'mobile', e.network, e.network, coalesce(e.detail, '{}')
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e (type text, at timestamptz, coupon_id int, merchant_id int,
      position int, page text, detail jsonb, class text, device text, browser text, network text)
    left join merchant m on m.id = e.merchant_id`.execute(database)
  // A site without an offer may have refused events all the same.
  await database
    .insertInto('rejection_day')
    .values(listRejections(site.code, now))
    .onConflict((day) => day.doNothing())
    .execute()
}

function listRejections(site: string, now: Date) {
  return REFUSED.flatMap(({ status, events, everyDays }) =>
    Array.from({ length: Math.floor(DAYS_OF_EVENTS / everyDays) }, (_, index) => {
      const day = formatDay(addDays(now, -everyDays * (index + 1)))
      return { day, site, environment: 'prod', status, events }
    }),
  )
}

/** What a metric usually is on the page types that are measured. */
const VITALS = { LCP: 1900, INP: 120, CLS: 0.05, FCP: 1200, TTFB: 420 } as const
const MEASURED = [
  { page: 'home', slowness: 1.15 },
  { page: 'merchant', slowness: 1 },
  { page: 'category', slowness: 0.9 },
] as const

/** One page view a day, as a browser measures it; the page types take turns. */
function measurePage(random: () => number, day: number, start: number): DemoEvent[] {
  const { page, slowness } = MEASURED[day % MEASURED.length] ?? MEASURED[0]
  const visitor = { ...createVisitor(random, `demo ${page}`), class: 'human' }
  const at = new Date(start + Math.floor(random() * DAY_MS)).toISOString()
  return Object.entries(VITALS).map(([metric, usual]) => {
    const value = Number((usual * slowness * (0.5 + 1.4 * random() ** 2)).toFixed(3))
    return Object.assign({ type: 'web-vitals', at, page, detail: { metric, value } }, visitor)
  })
}

/** Whether the offer stood in its merchant's list so many days ago. */
function wasShown({ offer }: SeededOffer, day: number): boolean {
  const { seen, ends = 1, starts = Number.NEGATIVE_INFINITY, withdrawn = 0, soldOut = 0, hidden } = offer
  return seen >= day && -ends < day && -starts >= day - 1 && withdrawn <= day && soldOut <= day && hidden === undefined
}

function createVisitor(random: () => number, network: string) {
  let left = random()
  const [device, browser] = DEVICES.find(([, , share]) => (left -= share) < 0) ?? DEVICES[0]
  const kind = random()
  return {
    device,
    browser,
    network,
    class: kind < 0.06 ? 'bot' : kind < 0.08 ? 'preview' : kind < 0.1 ? 'prefetch' : 'human',
  }
}

/** Milliseconds since midnight there. */
function findTimeOfDay(now: Date, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' })
  const [hours = 0, minutes = 0] = clock.format(now).split(':').map(Number)
  return (hours * 60 + minutes) * MINUTE_MS
}

/** Numbers from 0 to 1 that are the same every time (mulberry32). @param seed any text */
function createRandom(seed: string): () => number {
  let state = Array.from(seed).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  )
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}
