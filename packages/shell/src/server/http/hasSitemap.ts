import { type AskedName, isCanonical } from './isCanonical.ts'

/**
 * True where the site is meant to be found, unless its pages say NOINDEX: a sitemap of them would contradict them (R2.15). It is
 * what `/robots.txt` names, and what `/sitemap.xml` answers by.
 */
export function hasSitemap(asked: AskedName): boolean {
  return isCanonical(asked) && asked.site.robots === 'INDEX'
}
