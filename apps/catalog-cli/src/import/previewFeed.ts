import type { MerchantDraft, OfferDraft } from '@clipfront/feeds/draft'
import { slugify } from '@clipfront/feeds/draft'
import { readFeedFile } from '@clipfront/feeds/readFeed'

/** As many records of a file are tried. */
const MOST_READ = 1000
const SHOWN = 10

export interface Preview {
  read: number
  offers: number
  merchants: number
  /** Offers whose merchant has no address in the file. */
  byNameAlone: number
  shown: (OfferDraft | MerchantDraft)[]
  rejected: Record<string, number>
}

/** What would become of the first records of a file, if the catalog had every merchant that the file names without an address. */
export async function previewFeed(
  file: string,
  options: Omit<Parameters<typeof readFeedFile>[1], 'findDomain'>,
): Promise<Preview> {
  const preview: Preview = { read: 0, offers: 0, merchants: 0, byNameAlone: 0, shown: [], rejected: {} }
  const supposed = new Set<string>()
  const findDomain = (name: string): string | null => {
    const slug = slugify(name)
    if (slug === '') return null
    supposed.add(`${slug}.com`)
    return `${slug}.com`
  }
  for await (const item of readFeedFile(file, { ...options, findDomain })) {
    preview.read += 1
    if (item.kind === 'rejection') preview.rejected[item.reason] = (preview.rejected[item.reason] ?? 0) + 1
    else {
      const draft = item.kind === 'offer' ? item.offer : item.merchant
      preview[item.kind === 'offer' ? 'offers' : 'merchants'] += 1
      if (supposed.has(draft.domain)) preview.byNameAlone += 1
      if (preview.shown.length < SHOWN) preview.shown.push(draft)
    }
    if (preview.read === MOST_READ) break
  }
  return preview
}
