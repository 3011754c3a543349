/** Names that begin with no letter stand together; so their page is asked for, and so they are called among letters. */
export const OTHER_LETTERS = { slug: '0-9', label: '0–9' } as const
