import type { Lane } from '../database/tables/content.ts'
import type { LaneOffer } from './laneOffers.ts'

/**
 * What each lane shows: no offer stands in two, the earlier one has it; a lane without any is left out.
 * @param found of each lane, the best first
 */
export function fillChannel(
  lanes: readonly Lane[],
  found: readonly (readonly LaneOffer[])[],
  most: number,
): { lane: Lane; offers: LaneOffer[] }[] {
  const taken = new Set<number>()
  return lanes.flatMap((lane, index) => {
    const offers = (found[index] ?? []).filter(({ id }) => !taken.has(id)).slice(0, most)
    for (const { id } of offers) taken.add(id)
    return offers.length > 0 ? [{ lane, offers }] : []
  })
}
