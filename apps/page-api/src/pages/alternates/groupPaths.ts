interface FoundPage {
  /** What a page is found by on every site: its slug, or the master of its merchant. */
  key: string
  site: string
  slug: string
}

/** @returns the paths of pages, by key and the site's code */
export function groupPaths(
  found: readonly FoundPage[],
  pathOf: (slug: string) => string,
): Map<string, Map<string, string>> {
  const byKey = Map.groupBy(found, ({ key }) => key)
  return new Map([...byKey].map(([key, pages]) => [key, new Map(pages.map(({ site, slug }) => [site, pathOf(slug)]))]))
}
