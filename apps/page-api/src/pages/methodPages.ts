import { type Block, FEWEST_TRIES, VOTE_DAYS } from '@clipfront/page-data'
import type { CatalogView } from '@clipfront/catalog/context'
import { HALF_LIFE_DAYS, TEST_WEIGHTS } from '@clipfront/catalog/health'
import { testsByKind } from '@clipfront/catalog/listings'
import { resolveMessages } from '@clipfront/catalog/messages'
import { RANKING_WEIGHTS, type RankingTerm } from '@clipfront/catalog/ranking'
import { PAGE_PATHS } from '@clipfront/routing/page-paths'
import { listAlternates } from '../alternates/listAlternates.ts'
import { buildPage } from './buildPage.ts'

/** In which order offers stand and why (R1.4), as the site's flag and the weights of the ranking say. */
export function rankingPage({ site }: CatalogView) {
  const { ranking: words } = resolveMessages(site.language)
  const share = formatShare(site.language)
  const terms = (Object.keys(RANKING_WEIGHTS) as RankingTerm[]).map((term) =>
    words.term(words.terms[term], share(RANKING_WEIGHTS[term])),
  )
  const order: Block[] = site.flags.couponRanking
    ? [paragraph(words.byScore), { type: 'list', items: terms }, paragraph(words.tie)]
    : [paragraph(words.byEditors)]
  return buildPage(site, {
    page: 'static',
    title: `${words.heading} – ${site.name}`,
    description: words.description(site.name),
    canonicalPath: PAGE_PATHS['how-we-rank'],
    data: { heading: words.heading, blocks: [...order, paragraph(words.usable), paragraph(words.commission)] },
    alternates: listAlternates(site, 'static', () => PAGE_PATHS['how-we-rank']),
    tags: ['static:how-we-rank'],
  })
}

/** Who tested offers of the site lately and with what success, counted, and what votes and tests count. */
export async function describeTests(view: CatalogView): Promise<Block[]> {
  const { language } = view.site
  const { tests: words } = resolveMessages(view.site.language)
  const number = new Intl.NumberFormat(language)
  const share = formatShare(language)
  const days = number.format(VOTE_DAYS)
  const kinds = await testsByKind(view)
  const all = kinds.reduce((sum, { tests }) => sum + tests, 0)
  const items = kinds.flatMap(({ kind, tests, worked }) =>
    kind === 'feed'
      ? []
      : [words.share(words.kinds[kind], share(tests / all), number.format(worked), number.format(tests))],
  )
  return [
    { type: 'heading', text: words.heading },
    ...(items.length === 0
      ? [paragraph(words.none(days))]
      : [paragraph(words.text(days)), { type: 'list', items } as const]),
    paragraph(
      words.health(number.format(HALF_LIFE_DAYS), number.format(TEST_WEIGHTS.editor), number.format(FEWEST_TRIES)),
    ),
  ]
}

function paragraph(text: string): Block {
  return { type: 'paragraph', text }
}

function formatShare(language: string): (share: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'percent' })
  return (share) => format.format(share)
}
