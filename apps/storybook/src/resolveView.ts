import { type Site, sites } from '@clipfront/site-config'
import { nameOf } from './nameOf.ts'

export interface View {
  site: Site
  scheme: 'light' | 'dark'
}

/** The coupons of the stories are priced in pounds and worded for Britain, so they are first seen on a British site. */
const FIRST_LANGUAGE = 'en-GB'

/** What the toolbar, the address or a story chose; whatever is not known is taken for not chosen. */
export function resolveView(globals: Record<string, unknown>): View {
  const site =
    sites.find((one) => nameOf(one) === globals['site']) ?? sites.find(({ language }) => language === FIRST_LANGUAGE)
  if (!site)
    throw new Error(`No site of the list speaks ${FIRST_LANGUAGE}. Name another first language in resolveView.ts.`)
  return { site, scheme: globals['scheme'] === 'dark' ? 'dark' : 'light' }
}
