import type { Coupon, MerchantReference } from '@clipfront/page-data'
import { type ComponentType, createContext, use, useSyncExternalStore } from 'react'

/** What a visitor keeps on the device: `docs/contracts/kept.md`. */
export interface KeptItem {
  kind: 'merchant' | 'coupon' | 'opened'
  /** Of the merchant or the coupon. */
  id: number
  /** Of the coupon. */
  title: string
  merchant: Pick<MerchantReference, 'slug' | 'name' | 'tint'>
  /** Epoch milliseconds. */
  at: number
}

/** Knows what is kept, the same in all tabs. */
export interface KeptItems {
  /** The newest first; null while nothing may be stored. */
  readonly items: readonly KeptItem[] | null
  subscribe: (listener: () => void) => () => void
  /** Saves what is not saved, and forgets what is. */
  toggle: (item: Omit<KeptItem, 'at'>) => void
  noteOpened: (item: Omit<KeptItem, 'at' | 'kind'>) => void
  forget: () => void
}

export interface SaveButtonProps {
  merchant: MerchantReference
  /** What is saved; left out, it is the merchant. */
  coupon?: Pick<Coupon, 'id' | 'title'>
  /** An icon alone, which stands on a card. @default false */
  isSmall?: boolean
}

export interface ShareButtonProps {
  /** Of the page. */
  title: string
  /** Of the page, as it is to be shared. */
  path: string
}

/** What is kept, with the widgets that show it. */
interface Kept {
  store: KeptItems
  SaveButton: ComponentType<SaveButtonProps>
  ShareButton: ComponentType<ShareButtonProps>
  KeptRow: ComponentType
}

/** Null on a server, during hydration, and until that code is here. */
export const KeptContext = createContext<Kept | null>(null)

/** @returns null while nothing may be stored, or nobody knows */
export function useKeptItems(): readonly KeptItem[] | null {
  const kept = use(KeptContext)
  return useSyncExternalStore(
    kept?.store.subscribe ?? neverChanges,
    () => kept?.store.items ?? null,
    () => null,
  )
}

const neverChanges = () => () => {}
