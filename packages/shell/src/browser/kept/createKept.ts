import type { Consent } from '@clipfront/tracking/consent'
import { isSameItem, type KeptItem, parseKept } from './parseKept.ts'

/** Where they are stored. */
const NAME = 'td:kept'

/**
 * What this visitor keeps on the device: saved merchants and coupons, and codes opened lately. Where nothing may be stored there is
 * nothing. The rules: `docs/contracts/kept.md`. It never throws.
 */
export function createKept(consent: Pick<Consent, 'storage' | 'subscribe'>) {
  const listeners = new Set<() => void>()
  let items: readonly KeptItem[] | null = null

  function refresh(): void {
    const { storage } = consent
    show(storage ? parseKept(read(storage), Date.now()) : null)
  }

  function show(found: readonly KeptItem[] | null): void {
    if (JSON.stringify(found) === JSON.stringify(items)) return
    items = found
    for (const listener of listeners) listener()
  }

  /** @param make of what the device holds, which another tab may have changed */
  function change(make: (before: readonly KeptItem[]) => readonly KeptItem[]): void {
    const { storage } = consent
    if (!storage) return refresh()
    const now = Date.now()
    const changed = parseKept(make(parseKept(read(storage), now)), now)
    try {
      if (changed.length > 0) storage.setItem(NAME, JSON.stringify(changed))
      else storage.removeItem(NAME)
    } catch {
      // Full: what is shown is what the device holds.
    }
    refresh()
  }

  consent.subscribe(refresh)
  // Another tab has changed it, or this one comes back.
  addEventListener('storage', ({ key }) => (key === NAME || key === null) && refresh())
  addEventListener('pageshow', ({ persisted }) => persisted && refresh())
  refresh()

  return {
    /** The newest first; null while nothing may be stored. The same list until it has changed. */
    get items() {
      return items
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Saves what is not saved, and forgets what is. */
    toggle(item: Omit<KeptItem, 'at'>): void {
      change((before) => {
        const others = before.filter((other) => !isSameItem(other, item))
        return others.length < before.length ? others : [{ ...item, at: Date.now() }, ...others]
      })
    },
    /** A coupon's code is shown. */
    noteOpened(item: Omit<KeptItem, 'at' | 'kind'>): void {
      const opened = { ...item, kind: 'opened', at: Date.now() } as const
      change((before) => [opened, ...before.filter((other) => !isSameItem(other, opened))])
    },
    /** All of it. */
    forget(): void {
      change(() => [])
    },
  }
}

function read(storage: Storage): unknown {
  try {
    return JSON.parse(storage.getItem(NAME) ?? '[]')
  } catch {
    return []
  }
}
