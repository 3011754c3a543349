import type { SiteCheck } from './CheckedSite.ts'

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
