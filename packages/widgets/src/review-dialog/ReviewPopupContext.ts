import type { ClientStateStore } from '@clipfront/routing/state'
import { createContext, use, useSyncExternalStore } from 'react'

/** Where it is kept of whom reviews are shown: the client state (R3.6). */
export type ReviewPopupState = Pick<ClientStateStore, 'state' | 'initial' | 'set' | 'subscribe'>

/** Null where there is none, as in a picture of one widget: all reviews then stand in the page. */
export const ReviewPopupContext = createContext<ReviewPopupState | null>(null)

/**
 * Whether all reviews of a merchant are shown.
 * @returns null where nothing can open them; else whether they are open, and what opens and closes them
 */
export function useReviewPopup(merchantId: number): { isOpen: boolean; show: (isOpen: boolean) => void } | null {
  const store = use(ReviewPopupContext)
  const shown = useSyncExternalStore(
    store?.subscribe ?? neverChanges,
    () => store?.state.reviewPopup,
    () => store?.initial.reviewPopup,
  )
  return (
    store && {
      isOpen: shown?.merchantId === merchantId,
      show: (isOpen) => store.set({ reviewPopup: isOpen ? { merchantId, couponId: null } : null }),
    }
  )
}

const neverChanges = () => () => {}
