import { tintOf } from '../../import/draft/tintOf.ts'
import { drawLogo } from '../../media/drawing/drawLogo.ts'
import { drawPortrait } from '../../media/drawing/drawPortrait.ts'
import { drawScene, type SceneName } from '../../media/drawing/drawScene.ts'
import type { DemoCatalogue, DemoMerchant } from '../DemoCatalogue.ts'
import { POST_SLUGS, type PostSlug, TOPIC_SLUGS, type TopicSlug } from '../DemoContent.ts'

const POST_SCENES = {
  'how-we-test-codes': 'tickets',
  'small-print-in-four-words': 'shelf',
  'when-a-code-fails': 'parcels',
  'three-nights-away': 'sea',
  'a-table-for-four': 'table',
} as const satisfies Record<PostSlug, SceneName>

const TOPIC_SCENES = {
  'long-weekend': 'hills',
  'home-week': 'shelf',
  'outdoor-days': 'sea',
  'student-savings': 'roofs',
} as const satisfies Record<TopicSlug, SceneName>

export function logoOf({ name }: Pick<DemoMerchant, 'name'>): string {
  return drawLogo(name, tintOf(name))
}

/** @param index which of the two who write */
export function portraitOf({ testers, content }: DemoCatalogue, index: number): string {
  const name = testers[index] ?? ''
  return drawPortrait(name, tintOf(name), content.stories.authors[index]?.looks ?? content.stories.authors[0].looks)
}

export function postScene(slug: PostSlug): string {
  return drawScene(POST_SCENES[slug], slug, POST_SLUGS.indexOf(slug) * 5 + 2)
}

export function topicScene(slug: TopicSlug): string {
  return drawScene(TOPIC_SCENES[slug], slug, TOPIC_SLUGS.indexOf(slug) * 3)
}

/** Every picture of the demo, as SVG. */
export function* drawAll(demos: Iterable<DemoCatalogue>): Generator<string> {
  yield* POST_SLUGS.map(postScene)
  yield* TOPIC_SLUGS.map(topicScene)
  for (const demo of demos) {
    yield* demo.merchants.map(logoOf)
    yield* demo.content.stories.authors.map((_, index) => portraitOf(demo, index))
  }
}
