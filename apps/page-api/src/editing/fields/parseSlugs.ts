import { slugify } from '../../import/draft/slugify.ts'
import { EditRefusal } from '../EditRefusal.ts'

const MOST_SLUGS = 20

/** Slugs with commas between them. @throws {EditRefusal} one is none */
export function parseSlugs(text: string): string[] {
  const slugs = text.split(',').map((slug) => slug.trim())
  for (const slug of slugs)
    if (slug === '' || slugify(slug) !== slug)
      throw new EditRefusal(
        `"${slug}" is no slug. Write ${slugify(slug) || 'free-delivery'}: lower case, with hyphens, and commas between several.`,
      )
  if (slugs.length > MOST_SLUGS) throw new EditRefusal(`These are ${slugs.length}; give at most ${MOST_SLUGS}.`)
  return [...new Set(slugs)].toSorted()
}
