import type { Placement } from './Tracker.ts'

/** The card of an offer; how it is marked says `docs/contracts/click-out-anchors.md`. */
export const CARD = '[data-card]'

/**
 * Where an offer stands at this moment, by its card or anything in it (R7.1): its place among what is shown, so that what a
 * filter hides does not count, its place in the list as it came, and whether its details are open.
 */
export function readPlacement(element: HTMLElement): Placement {
  const card = element.closest<HTMLElement>(CARD)
  const oldPosition = readPosition(card ?? element)
  const hidden = [...document.querySelectorAll<HTMLElement>(CARD)].filter(
    (other) => readPosition(other) < oldPosition && other.getClientRects().length === 0,
  )
  const hasDetail = card?.querySelector('details[open]') != null
  return { position: oldPosition - hidden.length, oldPosition, hasDetail }
}

function readPosition({ dataset }: HTMLElement): number {
  return Number(dataset['position'])
}
