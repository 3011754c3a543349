export interface GroupedOffer {
  id: number
  /** Categories that it stands in. */
  categories: readonly number[]
}

export interface FilledLane {
  /** Null: of offers that stand in no category. */
  category: number | null
  offers: number[]
}

interface LaneLimits {
  lanes: number
  offers: number
}

/**
 * Puts offers into lanes by category, the fullest lane first. An offer stands in one lane only, that of the fullest of its
 * categories; those without a category come last.
 * @param offers the best first
 */
export function fillLanes(offers: readonly GroupedOffer[], limits: LaneLimits): FilledLane[] {
  const sizes = new Map<number, number>()
  for (const category of offers.flatMap(({ categories }) => categories))
    sizes.set(category, (sizes.get(category) ?? 0) + 1)
  const sizeOf = (category: number): number => sizes.get(category) ?? 0
  const fuller = (a: number, b: number): number => sizeOf(b) - sizeOf(a) || a - b
  const lanes = Map.groupBy(offers, ({ categories }) => categories.toSorted(fuller)[0] ?? null)
  return [...lanes]
    .map(([category, filled]) => ({ category, size: filled.length, offers: filled.map(({ id }) => id) }))
    .toSorted((a, b) => Number(a.category === null) - Number(b.category === null) || b.size - a.size)
    .slice(0, limits.lanes)
    .map(({ category, offers: all }) => ({ category, offers: all.slice(0, limits.offers) }))
}
