import { isPartner, isReservedCode, resolveLocalHost, type Site, UNIT_DOMAINS } from '../../site/Site.ts'
import { nameSite, type SiteRule } from '../SiteIssue.ts'

const PARTNER_CODE = /^[a-z][a-z0-9]{1,11}$/
/** What a site of our own in cpw is called: a partner's code must not read as one. */
const OWN_CODE_OF_CPW = /^cp[a-z]{2}$/
const COUNTRY = /^[a-z]{2}$/

/** The code as its unit writes it (R1.9), and of one site alone: page-api keeps the catalog under it. */
export const codeIssues: SiteRule = function* (site, others) {
  const { code } = site
  if (isPartner(site)) {
    const isShort = PARTNER_CODE.test(code) && !(site.businessUnit === 'cpw' && OWN_CODE_OF_CPW.test(code))
    if (!isShort) {
      yield {
        field: 'code',
        problem: `"${code}" is not a partner's short code, and ${site.hosts[0]} is not on ${UNIT_DOMAINS[site.businessUnit]}`,
        fix: 'Write two to twelve small letters and digits such as "np", in cpw not "cp" and a country.',
      }
    }
  } else {
    const own = OWN_CODES[site.businessUnit](site)
    if (code !== own.code) {
      yield { field: 'code', problem: `"${code}" does not fit ${site.hosts[0]}, a host of our own`, fix: own.fix }
    }
  }

  if (isReservedCode(code)) {
    const problem = `"${code}" is a folder of the store of releases`
    yield { field: 'code', problem, fix: 'Give the partner another code.' }
  }
  for (const other of others) {
    if (other.code === code) {
      yield { field: 'code', problem: `"${code}" is also the code of ${other.hosts[0]}`, fix: 'Give one another code.' }
    } else if (resolveLocalHost(other) === resolveLocalHost(site)) {
      yield {
        field: 'code',
        problem: `"${code}" begins as the code of ${nameSite(other)} (${other.code}) does, and both would be ${resolveLocalHost(site)}`,
        fix: 'Give the partner another code.',
      }
    }
  }
}

interface OwnCode {
  code: string | undefined
  fix: string
}

const OWN_CODES = {
  main: ({ hosts }) => ({ code: hosts[0], fix: `Write the canonical host: "${hosts[0]}".` }),
  cpw({ hosts }) {
    const [country = ''] = hosts[0].split('.')
    if (!COUNTRY.test(country)) {
      return { code: undefined, fix: `Begin the canonical host with a country: "uk.${UNIT_DOMAINS.cpw}" is "cpuk".` }
    }
    return { code: `cp${country}`, fix: `Write "cp" and the host's country: "cp${country}".` }
  },
} as const satisfies Record<Site['businessUnit'], (site: Site) => OwnCode>
