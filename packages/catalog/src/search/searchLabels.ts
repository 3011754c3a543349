import type { WireSuggestions } from '@clipfront/page-data/suggestions'
import { pagePath } from '@clipfront/routing/page-paths'
import type { CatalogView } from '../context/CatalogView.ts'
import { cached } from '../context/cached.ts'
import { labelSummaries } from '../listings/labels.ts'

type WireLabel = WireSuggestions['exact'][number] & { slug: string }
interface Label extends WireLabel {
  folded: string
}

const KINDS = ['brand', 'topic', 'tag'] as const

/** Brands, events and tags with live offers whose name has a word that begins with what was typed, the fullest first. */
export async function searchLabels(view: CatalogView, query: string, limit: number): Promise<WireLabel[]> {
  const typed = fold(query)
  const labels = await cached(view, ['labelNames'], () => readLabels(view))
  return labels
    .filter(({ folded }) => folded.startsWith(typed) || folded.includes(` ${typed}`))
    .slice(0, limit)
    .map(({ folded: _folded, ...label }) => label)
}

/** All of the site: to compare a few hundred names here costs less than to ask the database with each letter. */
async function readLabels(view: CatalogView): Promise<Label[]> {
  const kinds = KINDS.filter((kind) => view.site.pageType[kind] !== undefined)
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const labels = await labelSummaries(view, kind).execute()
      return labels.map(({ id, slug, name, live_coupons }) => ({
        kind,
        id,
        slug,
        name,
        path: pagePath(kind, slug),
        live_coupons,
        tint: null,
        logo: null,
        folded: fold(name),
      }))
    }),
  )
  return found.flat().toSorted((a, b) => b.live_coupons - a.live_coupons || a.id - b.id)
}

/** Without case and accents, as the database compares names. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
