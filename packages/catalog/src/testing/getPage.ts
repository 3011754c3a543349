import { isPageRedirect, type PageData, type PageDataOf, parsePageData } from '@clipfront/page-data'
import { UK } from './seed.ts'

/** What tests ask of page-api, in the same process or in one of its own. */
export interface PageApiAnswers {
  get: (target: string) => Promise<{ status: number; text: string }>
}

/** A page of a site, through the same parser that the sites use. */
export async function getPage(api: PageApiAnswers, target: string, site = UK): Promise<PageData> {
  const answer = await api.get(`/v1/sites/${site}/pages${target}`)
  const page = parsePageData(JSON.parse(answer.text))
  if (isPageRedirect(page)) throw new Error(`${target} leads to ${page.location}`)
  if (page.code !== answer.status) throw new Error(`${target} says ${page.code} and is sent with ${answer.status}`)
  return page
}

/** The same, of a merchant. */
export async function getMerchantPage(
  api: PageApiAnswers,
  target: string,
  site = UK,
): Promise<PageDataOf<'merchant'>['data']> {
  const page = await getPage(api, target, site)
  if (page.page !== 'merchant') throw new Error(`${target} is a ${page.page} page`)
  return page.data
}

/** The same, of several merchants, one after the other: page-api refuses what is beyond its bound. */
export async function getMerchantPages(api: PageApiAnswers, slugs: readonly string[], site = UK) {
  const pages: PageDataOf<'merchant'>['data'][] = []
  for (const slug of slugs) pages.push(await getMerchantPage(api, `/stores/${encodeURIComponent(slug)}`, site))
  return pages
}
