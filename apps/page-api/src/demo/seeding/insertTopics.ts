import { SCENE_PX } from '../../media/drawing/drawScene.ts'
import { storePicture } from '../../media/storePicture.ts'
import { TOPIC_SLUGS, type TopicSlug } from '../DemoContent.ts'
import { blocks, questions } from './insertLabels.ts'
import { daysBefore } from './moments.ts'
import { topicScene } from './pictures.ts'
import type { PlacedOffer, Seeding } from './Seeding.ts'

interface Event {
  /** Days from now on which it begins and ends; null for what is on all the year. */
  days: readonly [from: number, until: number] | null
  categories: readonly string[]
}

/** One that is ahead, one that is on, one that is over, and one that has no date. */
const EVENTS = {
  'long-weekend': { days: [9, 12], categories: ['travel', 'food-drink'] },
  'home-week': { days: [-2, 5], categories: ['home-garden', 'electronics'] },
  'outdoor-days': { days: [-40, -33], categories: ['fashion'] },
  'student-savings': { days: null, categories: ['software', 'books-media', 'games'] },
} as const satisfies Record<TopicSlug, Event>

/** Events, with the offers of the categories that they are about. */
export async function insertTopics(seeding: Seeding, offers: readonly PlacedOffer[]): Promise<void> {
  const { database, site, demo, say, now, media } = seeding
  const rows = TOPIC_SLUGS.map((slug) => {
    const { name, summary, about, questions: asked = [] } = demo.content.stories.topics[slug]
    const { days } = EVENTS[slug]
    const picture = storePicture(media, topicScene(slug))
    return {
      site: site.code,
      slug,
      name: say(name),
      summary: say(summary),
      about: blocks(say(about)),
      questions: questions(asked, say),
      starts_at: days && daysBefore(now, -days[0]),
      ends_at: days && daysBefore(now, -days[1]),
      picture: JSON.stringify({ path: picture, ...SCENE_PX, alt: '' }),
    }
  })
  const topics = await database.insertInto('topic').values(rows).returning(['id', 'slug']).execute()
  const links = topics.flatMap(({ id, slug }) => {
    const about: readonly string[] = EVENTS[slug as TopicSlug].categories
    const own = offers.filter(({ categories }) => about.includes(categories[0] ?? ''))
    return own.map((offer) => ({ topic_id: id, coupon_id: offer.id }))
  })
  await database.insertInto('topic_coupon').values(links).execute()
}
