import { findSite } from '@clipfront/site-config'
import { robotsOf, type SiteCheck, type SiteFault } from './CheckedSite.ts'
import { describePage, pageFaults } from './describePage.ts'

/** That the home page is there, and says of itself what the site's file says. */
export const checkHome: SiteCheck = async (checked) => {
  const { site } = checked
  const claims = await describePage(checked, '/')
  const strange = claims.hreflang.filter(
    ({ url }) => findSite(URL.parse(url)?.host ?? '')?.businessUnit !== site.businessUnit,
  )
  const faults: SiteFault[] = strange.map(({ language, url }) => ({
    part: 'hreflang',
    problem: `/ names ${url} for ${language}, which is no site of ${site.businessUnit}`,
    fix: 'page-api’s alternates come from packages/site-config: it must be the same version.',
  }))
  if (claims.status === 200 && robotsOf(checked) === 'INDEX' && claims.robots !== '') {
    faults.push({
      part: 'robots',
      problem: `/ sends "${claims.robots}" though the site may be indexed`,
      fix: 'Look at page-api’s meta.robots.',
    })
  }
  return [...pageFaults(checked, '/', claims), ...faults]
}
