import { PageError } from '@clipfront/routing/errors'
import { type Site, sites } from '@clipfront/site-config'

/**
 * The site of a code out of an address.
 * @throws {PageError} 404: there is none
 */
export function requireSite(code: string): Site {
  const site = sites.find((candidate) => candidate.code === code)
  if (site) return site
  throw new PageError(
    404,
    'unknown-site',
    `There is no site with this code. Known are ${sites.map((known) => known.code).join(', ')}.`,
  )
}
