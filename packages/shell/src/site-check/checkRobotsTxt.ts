import { robotsOf, type SiteCheck } from './CheckedSite.ts'

const PART = 'robots.txt'

/** That robots.txt leads to the site's own sitemap, or, where nothing may be indexed, to none; on beta it lets no crawler in. */
export const checkRobotsTxt: SiteCheck = async (checked) => {
  const { site, environment } = checked
  const { status, body } = await checked.ask('/robots.txt')
  const fix = 'packages/shell/src/server/answers writes it out of the site’s file.'
  if (status !== 200) return [{ part: PART, problem: `answers ${status}`, fix }]
  const sitemaps = [...body.matchAll(/^Sitemap:\s*(\S+)/gim)].map(([, url = '']) => url)
  if (environment === 'beta' && !/^Disallow: \/$/m.test(body))
    return [{ part: PART, problem: 'lets crawlers in on beta', fix }]
  const wanted = robotsOf(checked) === 'INDEX' ? [`${site.domainLink}/sitemap.xml`] : []
  if (sitemaps.join(' ') === wanted.join(' ')) return []
  return [
    {
      part: PART,
      problem: `names ${sitemaps.join(' ') || 'no sitemap'} instead of ${wanted.join(' ') || 'none'}`,
      fix,
    },
  ]
}
