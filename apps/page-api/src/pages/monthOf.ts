import type { CatalogueView } from './CatalogueView.ts'

/** The month that it is at the site, written out: "November 2026". */
export function monthOf({ site, now }: Pick<CatalogueView, 'site' | 'now'>): string {
  return new Intl.DateTimeFormat(site.language, { month: 'long', year: 'numeric', timeZone: site.timeZone }).format(now)
}
