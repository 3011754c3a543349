import { blocksFromMarkdown } from '../../blocks/blocksFromMarkdown.ts'
import { postFromMarkdown } from '../../editing/posts/parsePost.ts'
import type { Lane } from '../../database/tables/content.ts'
import { PORTRAIT_PX } from '../../media/drawing/drawPortrait.ts'
import { SCENE_PX } from '../../media/drawing/drawScene.ts'
import { storePicture } from '../../media/storePicture.ts'
import { POST_SLUGS, type PostSlug } from '../DemoContent.ts'
import { authorsOf } from './authorsOf.ts'
import { idOf } from './idOf.ts'
import { daysBefore } from './moments.ts'
import { portraitOf, postScene } from './pictures.ts'
import type { Ids, Seeding } from './Seeding.ts'

/** What each post is about, and how many days ago it was published and changed. */
const POSTS = {
  'how-we-test-codes': { category: null, days: 41, changed: 6 },
  'small-print-in-four-words': { category: null, days: 27, changed: null },
  'when-a-code-fails': { category: 'software', days: 16, changed: 2 },
  'three-nights-away': { category: 'travel', days: 8, changed: null },
  'a-table-for-four': { category: 'games', days: 1.2, changed: null },
} as const satisfies Record<PostSlug, { category: string | null; days: number; changed: number | null }>

const LANES = {
  letter: [{ kind: 'newest' }, { kind: 'category', slug: 'home-garden' }, { kind: 'tag', slug: 'free-delivery' }],
  app: [{ kind: 'newest' }, { kind: 'category', slug: 'fashion' }, { kind: 'tag', slug: 'free-gift' }],
} as const satisfies Record<'letter' | 'app', Lane['from'][]>

/** Pages for those who come by a letter or by the app. */
export async function insertChannels({ database, site, demo, say }: Seeding): Promise<void> {
  const { channels } = demo.content.stories
  const rows = (['letter', 'app'] as const).map((slug) => ({
    site: site.code,
    slug,
    name: say(channels[slug].name),
    summary: say(channels[slug].summary),
    mktsrc: slug,
    lanes: JSON.stringify(
      LANES[slug].map((from, index) => ({ heading: say(channels[slug].lanes[index] ?? ''), from })),
    ),
  }))
  await database.insertInto('channel').values(rows).execute()
}

/** Posts of two people, who read each other's before they are published. */
export async function insertPosts(seeding: Seeding, merchants: Ids, categories: Ids): Promise<void> {
  const { database, site, demo, say, now, media } = seeding
  const authors = await insertAuthors(seeding)
  for (const [index, slug] of POST_SLUGS.entries()) {
    const { category, days, changed } = POSTS[slug]
    const { title, summary, body } = demo.content.stories.posts[slug]
    const parts = postFromMarkdown(say(body))
    const { id } = await database
      .insertInto('post')
      .values({
        site: site.code,
        slug,
        title: say(title),
        summary: say(summary),
        body: JSON.stringify(parts),
        author_id: authors[index % 2] ?? 0,
        reviewer_id: index % 2 === 0 ? (authors[1] ?? null) : null,
        category_id: category === null ? null : idOf(categories, category),
        picture: JSON.stringify({
          path: storePicture(media, postScene(slug)),
          ...SCENE_PX,
          alt: '',
        }),
        published_at: daysBefore(now, days),
        changed_at: changed === null ? null : daysBefore(now, changed),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const named = parts.flatMap((part) => (part.type === 'offer' ? [part.merchant] : []))
    await database
      .insertInto('post_merchant')
      .values([...new Set(named)].map((shop) => ({ post_id: id, merchant_id: idOf(merchants, shop) })))
      .execute()
  }
}

async function insertAuthors({ database, site, demo, say, media }: Seeding): Promise<number[]> {
  const size = { width: PORTRAIT_PX, height: PORTRAIT_PX }
  const rows = authorsOf(demo).map(({ slug, name, role, about, looks }) => ({
    site: site.code,
    slug,
    name,
    role: say(role),
    about: JSON.stringify(blocksFromMarkdown(say(about))),
    picture: JSON.stringify({ path: storePicture(media, portraitOf({ name, looks })), ...size, alt: '' }),
  }))
  const inserted = await database.insertInto('author').values(rows).returning('id').execute()
  return inserted.map(({ id }) => id)
}
