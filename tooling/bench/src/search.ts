// How well the search finds merchants by what shoppers type, and how fast it suggests, over a large catalog.
//   npm run bench -- search [SECONDS]
// Names are those of ../shared/data/merchants.jsonl where it is on this machine, and made-up ones of the same lengths for the rest.
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, readDatabaseSettings } from '@clipfront/catalog/database'
import { createRandom } from '@clipfront/vitest/random'
import { LARGE_MERCHANTS, LARGE_SITE, startLargeApi } from './large/startLargeApi.ts'
import { quantile } from './measuring/quantile.ts'
import { nameMerchants } from './search/merchantNames.ts'
import { drawAddresses, drawPlain, drawTyping, drawTypos, type Search } from './search/searches.ts'

const PER_SECOND = 50
const WARM_UP_SECONDS = 3
/** p95 of suggestions: so many ms, or so many times that of a bare `select` of the same rows, whichever is more. */
const MOST = { p95Ms: 30, timesSelect: 4 } as const
const FIRST = 3

const [seconds = '20'] = process.argv.slice(2)
const random = createRandom(20_261_123)
const { merchants, isReal } = nameMerchants(LARGE_MERCHANTS, random)
console.log(
  isReal
    ? 'Merchants have the names of ../shared/data/merchants.jsonl, and made-up ones of the same lengths.'
    : 'There is no ../shared/data/merchants.jsonl on this machine: all names are made up, of the lengths that such names have.',
)

/** What costs a search most: words that are in everything, and as much of everything as is let in. */
const HOSTILE = [
  'off',
  'o',
  // 5,000 ended offers have it, and 10 that live.
  'clearance',
  'off shoes 5 10 20 30 40 50',
  'a e i o u s t r',
  'shoes shoes shoes shoes shoes shoes shoes shoes',
  'ofg shoed lampd cofgee',
  'kabrotelni kabrotelni kabrotelni kabrotelni',
  '%'.repeat(100),
  '_ '.repeat(50),
  '(((((((((((a+)+)+)+)+)+)+)+)+)+)+$',
  "':* & | ! <-> ' or 1=1 --",
  'é'.repeat(100),
  '\u202E\u0000\u200F\u001B',
  '👩‍👩‍👧'.repeat(12),
  `https://${'a.'.repeat(45)}example`,
]

interface Suggestions {
  exact: { kind: string; id: number; name: string }[]
  fuzzy: { kind: string; id: number; name: string }[]
  offers: { id: number }[]
}

const api = await startLargeApi('usual', { merchants })
try {
  await judge('typos', drawTypos(merchants, 2000, random), { first: FIRST, wanted: 0.95 })
  await judge('without accents', drawPlain(merchants, 500, random), { first: FIRST, wanted: 0.99 })
  await judge('addresses', drawAddresses(merchants, 200, random), { first: 1, wanted: 0.99 })
  await measure(drawTyping(merchants, PER_SECOND * Number(seconds), random))
  await measureHostile()
} finally {
  await api.stop()
}

async function suggest(text: string): Promise<Suggestions> {
  const response = await fetch(`${api.origin}/v1/sites/${LARGE_SITE}/search?q=${encodeURIComponent(text)}`)
  if (response.status !== 200) throw new Error(`A search for ${JSON.stringify(text)} is answered ${response.status}.`)
  return (await response.json()) as Suggestions
}

/** How many searches find their merchant among the first; the others are printed. */
async function judge(title: string, searches: readonly Search[], { first, wanted }: { first: number; wanted: number }) {
  const misses: string[] = []
  for (const { text, wanted: merchant } of searches) {
    const { exact, fuzzy } = await suggest(text)
    const found = [...exact, ...fuzzy].filter(({ kind }) => kind === 'merchant').map(({ name }) => name)
    if (!found.slice(0, first).includes(merchant.name))
      misses.push(`  ${text}  (${merchant.name}): ${found.slice(0, first).join(', ') || 'nothing'}`)
  }
  const share = 1 - misses.length / searches.length
  console.log(
    `${title}: ${(100 * share).toFixed(1)} % of ${searches.length} in the first ${first}, ${100 * wanted} % are wanted; misses:`,
  )
  console.log(misses.join('\n'))
}

async function measure(texts: readonly string[]) {
  const rows = await readRows(texts)
  const bare = await openSelect()
  try {
    await pace(rows.slice(0, PER_SECOND * WARM_UP_SECONDS), (row) => bare.select(row))
    const selecting = await pace(rows, (row) => bare.select(row))
    await pace(texts.slice(0, PER_SECOND * WARM_UP_SECONDS), suggest)
    const before = await api.cpu()
    const suggesting = await pace(texts, suggest)
    const cpu = ((await api.cpu()) - before) / texts.length / 1000
    console.log(`${availableParallelism()} cores, ${PER_SECOND} requests a second for ${seconds} s, in ms:`)
    console.log(`${' '.repeat(22)}p50    p95    p99    max`)
    print('suggestions', suggesting)
    print('a bare select', selecting)
    const most = Math.max(MOST.p95Ms, MOST.timesSelect * quantile(selecting, 0.95))
    console.log(`p95 at most ${most.toFixed(1)} ms; ${cpu.toFixed(2)} ms CPU of page-api each`)
  } finally {
    await bare.close()
  }
}

/** One after the other, as suggestions and as pages: the slowest. */
async function measureHostile() {
  const times: { text: string; kind: string; ms: number }[] = []
  for (const text of HOSTILE)
    for (const [kind, path] of [
      ['suggestions', 'search'],
      ['page', 'pages/search'],
    ] as const) {
      const start = performance.now()
      const response = await fetch(`${api.origin}/v1/sites/${LARGE_SITE}/${path}?q=${encodeURIComponent(text)}`)
      await response.text()
      times.push({ text, kind, ms: response.status === 200 ? performance.now() - start : Number.POSITIVE_INFINITY })
    }
  console.log('hostile queries, the slowest in ms:')
  for (const { text, kind, ms } of times.toSorted((a, b) => b.ms - a.ms).slice(0, 8))
    console.log(`  ${ms.toFixed(0).padStart(5)}  ${kind.padEnd(11)} ${JSON.stringify(text.slice(0, 60))}`)
}

/** What each search suggests of merchants and offers. */
async function readRows(texts: readonly string[]) {
  const found = []
  for (const text of texts) {
    const { exact, fuzzy, offers } = await suggest(text)
    const ids = [...exact, ...fuzzy].filter(({ kind }) => kind === 'merchant').map(({ id }) => id)
    found.push({ merchants: ids, offers: offers.map(({ id }) => id) })
  }
  return found
}

async function openSelect() {
  const { database, close } = await openDatabase(readDatabaseSettings(process.env))
  return {
    close,
    async select({ merchants: ids, offers }: { merchants: number[]; offers: number[] }): Promise<void> {
      await Promise.all([
        ids.length > 0 &&
          database
            .selectFrom('merchant')
            .select(['id', 'slug', 'name', 'tint', 'logo'])
            .where('id', 'in', ids)
            .execute(),
        offers.length > 0 &&
          database.selectFrom('coupon').select(['id', 'title', 'discount', 'code']).where('id', 'in', offers).execute(),
      ])
    },
  }
}

/** An open loop: a slow answer keeps no later request waiting. @returns how long each took from the moment it was due, in ms */
async function pace<Input>(inputs: readonly Input[], send: (input: Input) => Promise<unknown>): Promise<number[]> {
  const start = performance.now()
  return Promise.all(
    inputs.map(async (input, index) => {
      const due = start + (index * 1000) / PER_SECOND
      await sleep(Math.max(0, due - performance.now()))
      // An answer that is none took for ever.
      const isAnswered = await send(input).then(
        () => true,
        () => false,
      )
      return isAnswered ? performance.now() - due : Number.POSITIVE_INFINITY
    }),
  )
}

function print(title: string, times: readonly number[]): void {
  const figures = [0.5, 0.95, 0.99, 1].map((share) => quantile(times, share).toFixed(1).padStart(6))
  console.log(`${title.padEnd(18)} ${figures.join(' ')}`)
}
