/** What has a page of its own by what offers say of themselves; offers may name others, which have none. */
export type LabelKind = 'tag' | 'brand'
