import { wordingOf } from '../../messages/wordingOf.ts'
import { blocksFromMarkdown } from '../../blocks/blocksFromMarkdown.ts'
import { BRANDS, type PartSlug, TAG_SLUGS } from '../DemoContent.ts'
import type { Say } from '../createSay.ts'
import { idOf } from './idOf.ts'
import type { Ids, Seeding } from './Seeding.ts'

/** Parts of categories: where each belongs, and whose offers are in it. */
export const PARTS = {
  shoes: { parent: 'fashion', shop: 'nimbus-shoes' },
  appliances: { parent: 'home-garden', shop: 'volta-and-vine' },
  stays: { parent: 'travel', shop: 'wayfarer-stays' },
} as const satisfies Record<PartSlug, object>

const PART_SLUGS = Object.keys(PARTS) as PartSlug[]

export const blocks = (text: string): string => JSON.stringify(blocksFromMarkdown(text))

export const questions = (pairs: readonly (readonly [string, string])[], say: Say): string =>
  JSON.stringify(
    pairs.map(([question, answer]) => ({ question: say(question), answer: blocksFromMarkdown(say(answer)) })),
  )

/** Categories with their parts. */
export async function insertCategories({ database, site, demo, say }: Seeding): Promise<Ids> {
  const names: Readonly<Record<string, string>> = wordingOf(site).categories
  const asked = questions(demo.content.offers.questions, say)
  const rows = Object.entries(demo.categories).map(([slug, summary]) => ({
    site: site.code,
    slug,
    name: names[slug] ?? slug,
    summary: say(summary),
    questions: asked,
  }))
  const whole = await database.insertInto('category').values(rows).returning(['id', 'slug']).execute()
  const ids = new Map(whole.map(({ id, slug }) => [slug, id]))
  const parts = PART_SLUGS.map((slug) => {
    const { name, summary } = demo.content.offers.parts[slug]
    return { site: site.code, slug, name, summary: say(summary), parent_id: idOf(ids, PARTS[slug].parent) }
  })
  const inserted = await database.insertInto('category').values(parts).returning(['id', 'slug']).execute()
  for (const { id, slug } of inserted) ids.set(slug, id)
  return ids
}

/** The part of a category in which a shop's offers are. */
export function partOf(shop: string): PartSlug | undefined {
  return PART_SLUGS.find((slug) => PARTS[slug].shop === shop)
}

/** Tags and brands, as their pages describe them. */
export async function insertLabels({ database, site, demo, say }: Seeding): Promise<void> {
  const { tags, brands } = demo.content.offers
  await database
    .insertInto('tag')
    .values(
      TAG_SLUGS.map((slug) => {
        const { name, summary, about } = tags[slug]
        return { site: site.code, slug, name: say(name), summary: say(summary), about: blocks(say(about)) }
      }),
    )
    .execute()
  await database
    .insertInto('brand')
    .values(
      (Object.keys(BRANDS) as (keyof typeof BRANDS)[]).map((slug) => {
        const { summary, about } = brands[slug]
        return { site: site.code, slug, name: BRANDS[slug], summary: say(summary), about: blocks(say(about)) }
      }),
    )
    .execute()
}
