import type { PageType } from '@clipfront/page-data'
import { PageError } from '@clipfront/routing/errors'

const CODE = 'no-template'

/** What becomes of a page whose type a site's table does not name: to its shoppers there is no such page (R2.10). */
export function noTemplate(type: PageType): PageError {
  return new PageError(404, CODE, `This site has no template for the page type ${type}`)
}

export function isNoTemplate(thrown: unknown): thrown is PageError {
  return thrown instanceof PageError && thrown.code === CODE
}
