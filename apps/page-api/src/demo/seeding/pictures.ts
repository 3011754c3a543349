import { tintOf } from '../../import/draft/tintOf.ts'
import { drawLogo } from '../../media/drawing/drawLogo.ts'
import { drawPortrait, type Looks } from '../../media/drawing/drawPortrait.ts'
import { drawScene, type SceneName } from '../../media/drawing/drawScene.ts'
import type { DemoCatalogue, DemoMerchant } from '../DemoCatalogue.ts'
import { POST_SLUGS, type PostSlug, TOPIC_SLUGS, type TopicSlug } from '../DemoContent.ts'
import { authorsOf } from './authorsOf.ts'

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

export function portraitOf({ name, looks }: { name: string; looks: Looks }): string {
  return drawPortrait(name, tintOf(name), looks)
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
    yield* authorsOf(demo).map(portraitOf)
  }
}
