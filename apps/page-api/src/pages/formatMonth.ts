import { memoize } from '@clipfront/cache/memoize'
import type { CatalogView } from '@clipfront/catalog/context'

/** The month that it is at the site, written out: "November 2026". */
export function formatMonth({ site, now }: Pick<CatalogView, 'site' | 'now'>): string {
  return resolveFormat(`${site.language} ${site.timeZone}`).format(now)
}

/** To make one takes a hundred times as long as to use it. */
const resolveFormat = memoize((name) => {
  const [language = '', timeZone = ''] = name.split(' ')
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone })
})
