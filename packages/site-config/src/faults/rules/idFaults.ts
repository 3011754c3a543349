import type { SiteRule } from '../SiteFault.ts'

/** Both go into the address of a script. */
const IDS = {
  analyticsId: { pattern: /^(?:GTM|G)-[A-Z0-9]{4,14}$/, example: 'GTM-AB12CD3' },
  adsId: { pattern: /^ca-pub-\d{16}$/, example: 'ca-pub-0123456789012345' },
} as const

/** Ids that other services gave us (R4.7, R7.6). */
export const idFaults: SiteRule = function* (site) {
  for (const field of ['analyticsId', 'adsId'] as const) {
    const { pattern, example } = IDS[field]
    const id = site[field]
    if (id !== null && !pattern.test(id)) {
      yield {
        field,
        problem: `"${id}" is no such id`,
        fix: `Write one such as "${example}", or null where there is none.`,
      }
    }
  }
}
