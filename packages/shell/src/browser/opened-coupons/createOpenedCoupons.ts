import type { Voted } from '@clipfront/page-data'
import type { Consent } from '@clipfront/tracking/consent'
import { parseOpenedCoupons, type StoredCoupon } from './parseOpenedCoupons.ts'

/** Where they are stored, and the channel on which tabs tell each other of them. */
const NAME = 'td:opened'

/** A coupon that this visitor has opened. */
interface OpenedCoupon extends Pick<StoredCoupon, 'code' | 'sign' | 'openedAt' | 'voted'> {
  /** The moment for which its age is told, in epoch milliseconds. */
  now: number
}

/**
 * Remembers which coupons this visitor has opened, with their codes and votes: on the device where that is allowed, else in the
 * memory of the tabs that are open, which tell each other. The rules: `docs/contracts/opened-coupons.md`. It never throws.
 */
export function createOpenedCoupons(consent: Pick<Consent, 'isGiven' | 'storage' | 'subscribe'>) {
  const listeners = new Set<() => void>()
  let stored: readonly StoredCoupon[] = []
  let shown: ReadonlyMap<number, OpenedCoupon> = new Map()
  let channel: BroadcastChannel | undefined
  let mayStore = consent.isGiven

  /** Takes what is newer, and tells who looks. */
  function merge(found: unknown): void {
    const now = Date.now()
    stored = parseOpenedCoupons([...stored, ...(Array.isArray(found) ? found : [])], now)
    shown = new Map(stored.map(({ id, code, sign, openedAt, voted }) => [id, { code, sign, openedAt, voted, now }]))
    for (const listener of listeners) listener()
  }

  function change(id: number, make: (before: StoredCoupon | undefined, now: number) => StoredCoupon | undefined): void {
    const before = stored.find((coupon) => coupon.id === id)
    // Two changes in one millisecond are still one after the other.
    const changed = make(before, Math.max(Date.now(), (before?.changedAt ?? 0) + 1))
    if (!changed) return
    merge([changed])
    save()
    tell([changed])
  }

  function save(): void {
    try {
      // What another tab has stored meanwhile stays.
      merge(read())
      if (stored.length > 0) consent.storage?.setItem(NAME, JSON.stringify(stored))
      else consent.storage?.removeItem(NAME)
    } catch {
      // Full or blocked: the tab remembers.
    }
  }

  /** @returns null where the device holds what cannot be read */
  function read(): unknown {
    try {
      return JSON.parse(consent.storage?.getItem(NAME) ?? '[]')
    } catch {
      return null
    }
  }

  /** @param coupons left out, it asks the others what they know */
  function tell(coupons?: readonly StoredCoupon[]): void {
    channel?.postMessage({ coupons: coupons ?? null })
  }

  /** A tab that is left closes its channel: with one open it might not be kept for the way back. */
  function open(): void {
    try {
      channel ??= new BroadcastChannel(NAME)
    } catch {
      // Blocked together with storage.
      return
    }
    channel.addEventListener(
      'message',
      ({ data }: MessageEvent<{ coupons?: unknown; isForgotten?: unknown } | null>) => {
        // Not every browser tells a tab of an answer that was given in another one.
        if (mayStore !== consent.isGiven) follow()
        if (data?.isForgotten) {
          stored = []
          merge([])
        } else if (data?.coupons) merge(data.coupons)
        else if (stored.length > 0) tell(stored)
      },
    )
    tell()
  }

  /** What the device still holds of what is too old, or is no such record, is deleted there too. */
  function clean(): void {
    const found = read()
    merge(found)
    if (!Array.isArray(found) || parseOpenedCoupons(found, Date.now()).length < found.length) save()
  }

  function follow(): void {
    const isForgotten = mayStore && !consent.isGiven
    mayStore = consent.isGiven
    if (isForgotten) stored = []
    merge(read())
    if (mayStore && stored.length > 0) save()
  }

  consent.subscribe(follow)
  addEventListener('pagehide', () => {
    channel?.close()
    channel = undefined
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    follow()
    open()
  })
  // How long ago something was is told anew to who comes back.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && clean())
  clean()
  open()

  return {
    find: (id: number): OpenedCoupon | undefined => shown.get(id),
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    open(id: number, code: string, sign: string): void {
      change(id, (before, now) => {
        const voted = before?.code === code ? before.voted : null
        return { id, code, sign, openedAt: now, changedAt: now, voted }
      })
    },
    /** All of them, in each open tab. */
    forget(): void {
      stored = []
      consent.storage?.removeItem(NAME)
      merge([])
      channel?.postMessage({ coupons: [], isForgotten: true })
    },
    vote(id: number, voted: Voted): void {
      change(id, (before, now) => before && { ...before, changedAt: now, voted })
    },
  }
}
