import type { DemoCatalogue } from '../DemoCatalogue.ts'
import type { DemoAuthor } from '../DemoContent.ts'

interface NamedAuthor extends DemoAuthor {
  slug: string
  name: string
}

/** Who writes in a demo: its first two testers. */
export function authorsOf({
  testers,
  content,
}: Pick<DemoCatalogue, 'testers' | 'content'>): [NamedAuthor, NamedAuthor] {
  const [first, second] = content.stories.authors
  return [
    { ...first, slug: 'first-desk', name: testers[0] },
    { ...second, slug: 'second-desk', name: testers[1] },
  ]
}
