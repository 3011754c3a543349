import { parseHost } from './environmentOf.ts'
import { type BusinessUnit, resolveLocalHost, type Site } from './site/Site.ts'
import { type SiteCode, sites } from './sites.ts'

/** Where monitors ask for the main site without a name (documentation addresses, RFC 5737). */
const MONITOR_ADDRESSES = ['192.0.2.10', '192.0.2.11'] as const
const MONITORED_SITE: SiteCode = 'www.clipfront.example'

const siteByHost = new Map<string, Site>(
  sites.flatMap((site) => [...site.hosts, resolveLocalHost(site)].map((host) => [host, site] as const)),
)
const monitored = siteByHost.get(MONITORED_SITE)
if (monitored) for (const address of MONITOR_ADDRESSES) siteByHost.set(address, monitored)

/**
 * The site that answers to a Host header (R1.9): any case, any port, aliases, localhost names, one leading `dev.` or `beta.`.
 * @returns undefined for a host that is none of ours
 */
export function findSite(host: string): Site | undefined {
  return siteByHost.get(parseHost(host).name)
}

/** The site's code, seen by one business unit; null when the host is unknown or belongs to the other unit (R1.9). */
export function siteCode(host: string, businessUnit: BusinessUnit): string | null {
  const site = findSite(host)
  return site?.businessUnit === businessUnit ? site.code : null
}

/**
 * A site by how people name it in a command: its code (`uk.clipfront.example`, `cpus`) or its unit and label (`main/uk`).
 */
export function findSiteByName(name: string): Site | undefined {
  return sites.find((site) => site.code === name || `${site.businessUnit}/${site.label}` === name)
}
