/** The paths of pages that are told apart by their slugs, by slug and the site's code. */
export function groupBySlug(
  rows: readonly { slug: string; site: string }[],
  pathOf: (slug: string) => string,
): Map<string, Map<string, string>> {
  const bySlug = Map.groupBy(rows, ({ slug }) => slug)
  return new Map([...bySlug].map(([slug, found]) => [slug, new Map(found.map(({ site }) => [site, pathOf(slug)]))]))
}
