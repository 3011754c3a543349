import { KeptRow, SaveButton, ShareButton } from '../your-stores/index.ts'
import type { KeptItem, KeptItems } from '../kept/KeptContext.ts'

const at = Date.parse('2026-11-20T11:00:00.000Z')
const nimbus = { slug: 'nimbus-shoes', name: 'Nimbus Shoes', tint: 3 }

/** One of each kind. */
export const KEPT: readonly KeptItem[] = [
  { kind: 'merchant', id: 7, title: '', merchant: nimbus, at },
  { kind: 'coupon', id: 1, title: '20% off your first pair', merchant: nimbus, at },
  { kind: 'opened', id: 4, title: '15% off trail shoes', merchant: nimbus, at },
]

/** What the app knows of what is kept, without a device. @param given null where nothing may be stored */
export function keptOnDevice(given: readonly KeptItem[] | null) {
  const listeners = new Set<() => void>()
  let items = given
  const set = (changed: readonly KeptItem[]) => {
    items = changed
    for (const listener of listeners) listener()
  }
  const store: KeptItems = {
    get items() {
      return items
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    toggle(item) {
      const others = (items ?? []).filter(({ kind, id }) => kind !== item.kind || id !== item.id)
      set(others.length < (items ?? []).length ? others : [...others, { ...item, at }])
    },
    noteOpened: () => {},
    forget: () => set([]),
  }
  return { store, SaveButton, ShareButton, KeptRow }
}
