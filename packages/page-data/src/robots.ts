/**
 * What crawlers may do with a page. The specification's `NOINDEX FOLLOW` is written with the comma that crawlers document;
 * `INDEX` means that nothing is said. Mildest first.
 */
export const ROBOTS_POLICIES = ['INDEX', 'NOINDEX, FOLLOW', 'NOINDEX', 'NOINDEX, NOFOLLOW'] as const

export type RobotsPolicy = (typeof ROBOTS_POLICIES)[number]
