import type { WirePageContent } from '@clipfront/page-data'

/** The best of a merchant's rates, as page data says it. */
export type Headline = Exclude<WirePageContent['merchant']['cashback'], null | undefined>

export type Reward = Headline['reward']
