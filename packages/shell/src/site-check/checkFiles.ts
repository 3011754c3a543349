import { parsePageData } from '@clipfront/page-data'
import { resolveOrigin } from '@clipfront/site-config'
import { type SiteCheck, resolveRobots } from './CheckedSite.ts'
import { describePage } from './describePage.ts'

const FILES = {
  '/manifest.webmanifest': 'json',
  '/llms.txt': 'text/',
  '/favicon.ico': 'image/',
  '/apple-touch-icon.png': 'image/png',
  '/icon-192.png': 'image/png',
  '/icon-512.png': 'image/png',
  '/icon-maskable-512.png': 'image/png',
  '/sw.js': 'javascript',
} as const

/** That what browsers and crawlers ask for by name is there. */
export const checkFiles: SiteCheck = async ({ ask }) => {
  const answers = await Promise.all(
    Object.entries(FILES).map(async ([path, type]) => ({ path, type, answer: await ask(path) })),
  )
  return answers.flatMap(({ path, type, answer: { status, headers } }) => {
    const found = String(headers['content-type'] ?? '')
    if (status < 400 && found.includes(type)) return []
    return [
      {
        part: path,
        problem: `answers ${status}, ${found}`,
        fix: 'packages/shell/src/server/handlers serves it for every site.',
      },
    ]
  })
}

/** That the picture that the home page shows in previews is there, and a picture (R2.18). */
export const checkPreview: SiteCheck = async (checked) => {
  const { preview } = await describePage(checked, '/')
  const origin = resolveOrigin(checked.site, checked.environment)
  const address = URL.parse(preview['og:image'] ?? '')
  const fix = 'packages/shell/src/server/share draws it; look into the server’s log.'
  if (address?.origin !== origin) {
    const problem = `the home page names the picture "${preview['og:image'] ?? ''}", not one of ${origin}`
    return [{ part: 'preview', problem, fix }]
  }
  const { status, headers } = await checked.ask(address.pathname)
  const type = String(headers['content-type'] ?? '')
  if (status === 200 && type === 'image/png') return []
  return [{ part: 'preview', problem: `${address.pathname} answers ${status}${type && `, ${type}`}: no picture`, fix }]
}

/** That page-api knows the site, and that its page data is of the kind that this code reads. */
export const checkApi: SiteCheck = async ({ site, askApi }) => {
  try {
    const { status, body } = await askApi('/pages/')
    if (status !== 200) {
      const problem = `answers ${status} for the home page of ${site.code}`
      return [{ part: 'page-api', problem, fix: 'Look into its log; it must know every site of packages/site-config.' }]
    }
    const page = parsePageData(JSON.parse(body))
    if (!('page' in page) || page.meta.canonicalUrl !== '') return []
    const problem = 'sends the home page without canonical_url, so that the site’s domainLink has to stand in'
    return [{ part: 'page-api', problem, fix: 'Let page-api set meta.canonical_url for every page.' }]
  } catch (thrown) {
    const fix = 'Start it, or name its address with PAGE_API_URL.'
    return [{ part: 'page-api', problem: `cannot be asked: ${String(thrown)}`, fix }]
  }
}

/** That the icon is there, and an image. */
export const checkIcon: SiteCheck = async ({ site, ask }) => {
  const { status, headers } = await ask(new URL(site.icon, site.domainLink).pathname)
  const type = String(headers['content-type'] ?? '')
  if (status === 200 && type.startsWith('image/')) return []
  const problem = `${site.icon} answers ${status}${type && `, ${type}`}: no image`
  return [
    { part: 'icon', problem, fix: `Put it into apps/${site.businessUnit}/public, or name another in the site’s file.` },
  ]
}

/** That robots.txt leads to the site's own sitemap, or, where nothing may be indexed, to none; on beta it lets no crawler in. */
export const checkRobotsTxt: SiteCheck = async (checked) => {
  const { site, environment } = checked
  const { status, body } = await checked.ask('/robots.txt')
  const fix = 'packages/shell/src/server/handlers writes it out of the site’s file.'
  if (status !== 200) return [{ part: 'robots.txt', problem: `answers ${status}`, fix }]
  const sitemaps = [...body.matchAll(/^Sitemap:\s*(\S+)/gim)].map(([, url = '']) => url)
  if (environment === 'beta' && !/^Disallow: \/$/m.test(body))
    return [{ part: 'robots.txt', problem: 'lets crawlers in on beta', fix }]
  const wanted = resolveRobots(checked) === 'INDEX' ? [`${site.domainLink}/sitemap.xml`] : []
  if (sitemaps.join(' ') === wanted.join(' ')) return []
  return [
    {
      part: 'robots.txt',
      problem: `names ${sitemaps.join(' ') || 'no sitemap'} instead of ${wanted.join(' ') || 'none'}`,
      fix,
    },
  ]
}
