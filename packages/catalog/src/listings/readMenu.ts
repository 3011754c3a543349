import type { WireMenu } from '@clipfront/page-data'
import type { CatalogView } from '../context/CatalogView.ts'
import { cached } from '../context/cached.ts'
import { categorySummaries, fullestOrder } from './categories.ts'
import { labelSummaries } from './labels.ts'
import { topicsNear } from './topics.ts'

const MOST_CATEGORIES = 10
const MOST_TOPICS = 6
/** Slugs and names alone: each page carries them. */
const MOST_TAGS = 24

/** What the header of every page of a site leads to; cached, so that no page costs a query for it. */
export async function readMenu(view: CatalogView): Promise<WireMenu> {
  return cached(view, ['menu'], async () => {
    const { pageType } = view.site
    const [categories, topics, tags] = await Promise.all([
      pageType.category === undefined
        ? []
        : categorySummaries(view)
            .where('k.parent_id', 'is', null)
            .where('live.target_id', 'is not', null)
            .orderBy(fullestOrder)
            .limit(MOST_CATEGORIES)
            .execute(),
      pageType.topic === undefined ? [] : topicsNear(view, MOST_TOPICS),
      pageType.tag === undefined
        ? []
        : labelSummaries(view, 'tag').orderBy('live_coupons', 'desc').orderBy('l.name').limit(MOST_TAGS).execute(),
    ])
    return { categories: categories.map(refer), topics: topics.map(refer), tags: tags.map(refer) }
  })
}

const refer = ({ slug, name }: { slug: string; name: string }) => ({ slug, name })
