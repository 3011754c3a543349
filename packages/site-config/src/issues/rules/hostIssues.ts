import { resolveLocalHost, type Site, UNIT_DOMAINS } from '../../site/Site.ts'
import { nameSite, type SiteRule } from '../SiteIssue.ts'

const HOST = /^(?=.{4,253}$)(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59}(?<!-))$/
const OF_AN_ENVIRONMENT = /^(?:dev|beta)\./i
const OF_THIS_MACHINE = /(?:^|\.)localhost$/i

/** Hosts as a Host header names them (R1.9): well written, and each of one site alone. */
export const hostIssues: SiteRule = function* (site, others) {
  for (const [index, host] of site.hosts.entries()) {
    const found = findMisspelling(host) ?? findOwner(host, site, others) ?? findRepeat(host, index, site)
    if (found) yield { field: `hosts[${index}]`, ...found }
  }
}

interface Problem {
  problem: string
  fix: string
}

function findMisspelling(host: string): Problem | undefined {
  const [prefix] = OF_AN_ENVIRONMENT.exec(host) ?? []
  if (prefix !== undefined) {
    return {
      problem: `"${host}" begins with "${prefix}", which names an environment of the site behind it`,
      fix: `Leave it out: every host answers with "${prefix}" before it by itself.`,
    }
  }
  if (OF_THIS_MACHINE.test(host)) {
    return {
      problem: `"${host}" names the machine of whoever asks`,
      fix: 'Leave it out: the localhost name is made from the label and the unit.',
    }
  }
  if (HOST.test(host)) return undefined
  const suggestion = suggest(host)
  return {
    problem: `"${host}" is not a host as a Host header names it: small letters, no scheme, port or path, no dot at the end`,
    fix: `Write ${suggestion ? `"${suggestion}"` : 'it such as "uk.clipfront.example"'}.`,
  }
}

/** What a browser would make of it: without scheme, port and path, in small ASCII letters. */
function suggest(host: string): string | undefined {
  const name = URL.parse(host.includes('//') ? host : `http://${host}`)?.hostname.replace(/\.$/, '')
  return name && HOST.test(name) ? name : undefined
}

function findOwner(host: string, site: Site, others: readonly Site[]): Problem | undefined {
  const owner = others.find((other) =>
    [...other.hosts, resolveLocalHost(other)].some((name) => name.toLowerCase() === host),
  )
  if (owner) {
    return {
      problem: `"${host}" also belongs to ${nameSite(owner)}, and only one of the two would answer`,
      fix: 'Leave it to one of them.',
    }
  }
  const [unit] = Object.entries(UNIT_DOMAINS).find(([, domain]) => host === domain || host.endsWith(`.${domain}`)) ?? []
  if (unit === undefined || unit === site.businessUnit) return undefined
  return {
    problem: `"${host}" lies on the domain of the unit ${unit}, whose server does not know this site`,
    fix: `Use a host on ${UNIT_DOMAINS[site.businessUnit]} or on the partner's domain, or move the file to sites/${unit}.`,
  }
}

function findRepeat(host: string, index: number, { hosts }: Site): Problem | undefined {
  if (hosts.indexOf(host) === index) return undefined
  return { problem: `"${host}" is there twice`, fix: 'Write it once.' }
}
