import { type MetricWithAttribution, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution'
import { findAllowedStorage } from '../findAllowedStorage.ts'
import type { PluginContext } from './Plugin.ts'

const KEY = 'td:web-vitals'
const MOST_STORED = 50

/** What says where a value comes from: texts and numbers only, never an entry of the browser's. */
const ATTRIBUTION = {
  LCP: ['target', 'url', 'timeToFirstByte', 'resourceLoadDelay', 'resourceLoadDuration', 'elementRenderDelay'],
  INP: ['interactionTarget', 'interactionType', 'inputDelay', 'processingDuration', 'presentationDelay', 'loadState'],
  CLS: ['largestShiftTarget', 'largestShiftValue', 'largestShiftTime', 'loadState'],
  FCP: ['timeToFirstByte', 'firstByteToFCP', 'loadState'],
  TTFB: ['waitingDuration', 'cacheDuration', 'dnsDuration', 'connectionDuration', 'requestDuration'],
} as const satisfies Record<MetricWithAttribution['name'], readonly string[]>

/** Stores how fast this document is (R3.8), and sends each value once, when it is hidden. Each `onX` is called once: a second call leaks. */
export function start({ site, trackPage, describePage }: PluginContext): void {
  const records = new Map<string, VitalRecord>()
  const sent = new Set<string>()
  const page = String(describePage()['page_type'])

  function record(metric: MetricWithAttribution): void {
    const { name, id, rating, navigationType } = metric
    const [value, delta] = [round(metric.value), round(metric.delta)]
    const attribution = pickAttribution(metric)
    const latest = { name, id, value, delta, rating, navigationType, page, ts: Date.now(), attribution }
    records.set(id, latest)
    const storage = findAllowedStorage(site.consent)
    if (storage) store(storage, latest)
  }

  for (const listen of [onCLS, onFCP, onINP, onLCP, onTTFB]) listen(record)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    for (const { id, name, value, rating, navigationType, attribution } of records.values()) {
      if (sent.has(id)) continue
      sent.add(id)
      const target =
        attribution['target'] ?? attribution['interactionTarget'] ?? attribution['largestShiftTarget'] ?? ''
      const detail = { metric: name, value, rating, navigation: navigationType, target }
      // A yes may have been taken back.
      trackPage('web-vitals', detail, { needsConsent: true })
    }
  })
}

interface VitalRecord {
  name: MetricWithAttribution['name']
  /** Of one metric of one document, or of its return from the back/forward cache. */
  id: string
  value: number
  delta: number
  rating: string
  navigationType: string
  /** Page type, as the document came. */
  page: string
  /** Epoch milliseconds. */
  ts: number
  attribution: Record<string, string | number>
}

function pickAttribution({ name, attribution }: MetricWithAttribution): VitalRecord['attribution'] {
  const wanted: readonly string[] = ATTRIBUTION[name]
  const picked: VitalRecord['attribution'] = {}
  for (const [key, value] of Object.entries(attribution)) {
    if (!wanted.includes(key)) continue
    if (typeof value === 'number') picked[key] = round(value)
    // An address says where, its query may say who.
    if (typeof value === 'string') picked[key] = key === 'url' ? (value.split(/[?#]/, 1)[0] ?? '') : value
  }
  return picked
}

const round = (value: number) => Math.round(value * 1000) / 1000

/** The last fifty, of each id the latest. */
function store(storage: Storage, latest: VitalRecord): void {
  try {
    const others = readStored(storage).filter(({ id }) => id !== latest.id)
    storage.setItem(KEY, JSON.stringify([...others, latest].slice(-MOST_STORED)))
  } catch {
    // Full: they are sent all the same.
  }
}

/** Anybody may have written there. */
function readStored(storage: Storage): { id: unknown }[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'object' && one !== null && 'id' in one) : []
  } catch {
    return []
  }
}
