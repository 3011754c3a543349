import { type Cache, createCache } from '@clipfront/cache'

/** While page-api answers, this server serves no page older than 60 s; from the 45th on a page is refreshed in the background. */
const TTL_MS = 45_000
const STALE_MS = 15_000
/** An old page is better than none, and its offers' ends stand in it as dates. */
const STALE_IF_ERROR_MS = 60 * 60_000
const PATIENCE_MS = 3000
/** Absences and redirects. They are rarely asked for again, and whoever tries addresses asks for ever new ones. */
const BRIEF_TTL_MS = 10_000
/** Of the whole; the rest is for what is found. */
const BRIEF_SHARE = 1 / 16
/** The limit of each cache, in characters of two to three bytes each, however many ever new queries there are. */
export const CACHE_CHARACTERS = {
  pages: 32 * 1024 * 1024,
  /** Pages of free values, which are hardly ever asked for twice. */
  freePages: 4 * 1024 * 1024,
  /** Page data for the navigations of browsers. */
  pageData: 8 * 1024 * 1024,
  outlines: 1024 * 1024,
  /** What pictures of pages say. */
  shares: 1024 * 1024,
} as const
const MAX_ENTRIES = 2000

interface PageCacheOptions<Value> {
  /** False for a server that loads everything anew (`PAGE_CACHE=off`). */
  isOn: boolean
  characters: number
  /** The length of a value, in characters. */
  measureLength: (value: Value) => number
  /** The HTTP status of a value: 200 is cached, a redirect and an absence for seconds, everything else never. @default 200 */
  readStatus?: (value: Value) => number
}

/** The cache of one process for pages and for what else is derived from page data. */
export function createPageCache<Value>(options: PageCacheOptions<Value>): Cache<Value> {
  const { isOn, characters, measureLength, readStatus = () => 200 } = options
  if (!isOn) return (_key, load, { signal = NEVER } = {}) => load({ isRefresh: false, signal })
  const briefCharacters = Math.ceil(characters * BRIEF_SHARE)
  return createCache<Value>({
    ttlMs: TTL_MS,
    staleMs: STALE_MS,
    staleIfErrorMs: STALE_IF_ERROR_MS,
    patienceMs: PATIENCE_MS,
    maxSize: characters - briefCharacters,
    maxEntries: MAX_ENTRIES,
    measureSize: measureLength,
    isCacheable: (value) => readStatus(value) === 200,
    brief: {
      isBrief: (value) => [301, 302, 400, 404, 410].includes(readStatus(value)),
      ttlMs: BRIEF_TTL_MS,
      maxSize: briefCharacters,
    },
  })
}

const NEVER = new AbortController().signal
