import type { Block, Discount } from '@clipfront/page-data'

interface Article {
  heading: string
  description: string
  blocks: Block[]
}

interface OwnPage {
  heading: (merchant: string) => string
  description: (merchant: string) => string
  /** @param path of the merchant's page */
  blocks: (merchant: string, path: string) => Block[]
}

/** Every word that page data holds beside the catalogue's own. One of these per language. */
export interface Wording {
  /** As it stands in the middle of a sentence. */
  discount: (discount: Discount) => string
  home: { title: string; description: (liveOffers: number, merchants: number) => string }
  merchant: {
    title: (name: string, month: string, bestDiscount: string) => string
    description: (name: string, month: string, codes: number, deals: number, topTitle: string) => string
    descriptionWithoutOffers: (name: string, pastOffers: number) => string
    /** Of a merchant without a programme of whose offers none was tested. */
    titleUntested: (name: string, month: string) => string
    descriptionUntested: (name: string, offers: number) => string
    /** Of the page that shows one code. */
    titleOfCode: (name: string) => string
  }
  category: {
    title: (name: string, month: string, page: number) => string
    description: (name: string, total: number) => string
  }
  search: { title: (query: string) => string; description: (query: string) => string }
  badRequest: string
  directory: {
    heading: string
    title: string
    description: (total: number) => string
    empty: string
    /** Where names that begin with no letter stand. */
    other: string
  }
  /** Pages that hold text only, by their path without its slash. */
  pages: Record<'about' | 'how-we-test' | 'privacy', Article>
  demoShop: OwnPage
  noProgramme: OwnPage
}
