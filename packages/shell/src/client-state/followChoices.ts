import { COUPON_FILTERS, type ClientStateStore } from '@clipfront/routing/state'

/**
 * Hears what the shopper chooses on a page. The controls stay plain HTML that works without any of this: the filter of a list
 * is a group of radio buttons named `type`, the search an input of type `search`.
 */
export function followChoices(store: ClientStateStore, place: EventTarget = document): void {
  place.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio' || target.name !== 'type') return
    const couponFilter = COUPON_FILTERS.find((filter) => filter === target.value)
    if (couponFilter) store.set({ couponFilter })
  })
  place.addEventListener('focusin', ({ target }) => store.set({ isSearchFocused: isSearch(target) }))
  place.addEventListener('focusout', ({ target }) => {
    if (isSearch(target)) store.set({ isSearchFocused: false })
  })
}

function isSearch(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'search'
}
