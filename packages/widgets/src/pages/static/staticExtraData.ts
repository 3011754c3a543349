import type { MerchantSummary, PageData } from '@clipfront/page-data'
import type { Assistant } from '@clipfront/page-data/assistant'
import type { Form, LinkButton } from '@clipfront/page-data/forms'
import type { LoaderContext } from '@clipfront/routing/navigation'
import { PAGE_PATHS } from '@clipfront/routing/page-paths'

/** Two rows on a desk. */
const MOST_MERCHANTS = 8

/** What a page of words shows beside them. The search page without a question has the popular merchants, and no offers. */
export const staticExtraData = {
  /** None when they cannot be had: the words are worth showing without. */
  async popularMerchants({ pageAt }: Pick<LoaderContext<PageData>, 'pageAt'>): Promise<MerchantSummary[]> {
    try {
      const { page, data } = await pageAt(PAGE_PATHS.search)
      return page === 'search' ? data.popular.slice(0, MOST_MERCHANTS) : []
    } catch {
      return []
    }
  },
}

export type StaticExtraData = {
  [Key in keyof typeof staticExtraData]?: Awaited<ReturnType<(typeof staticExtraData)[Key]>>
} & {
  /** Of a page that a link of a mail leads to (`docs/contracts/mail.md`). */
  buttons?: readonly LinkButton[]
  /** Of a page that the site's server makes for one visitor (`docs/contracts/forms.md`). */
  form?: Form & { back: string; status?: 'busy' | 'failed' }
  /** The same (`docs/contracts/assistant.md`). */
  assistant?: Assistant & { back: string }
}
