import type { SiteRule } from '../SiteIssue.ts'

/** Of the public internet: an address in numbers has no name that could be checked. */
const IMAGE_HOST = /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]+$/
const TAG_HOST = /^(?:\*\.)?(?:[a-z\d-]+\.)+[a-z\d-]+$/

/**
 * Who else may be asked: from a site's pages, after consent (R7.6, R7.7, R1.2), which all goes into the security policy; and by its
 * server for pictures (R7.5). Who is led to: the stores that have the extension.
 */
export const thirdPartyIssues: SiteRule = function* (site) {
  const { analyticsId, adsId, imageHosts, errorReports, extensionPages, hosts } = site
  for (const field of ['tagHosts', 'adHosts'] as const) {
    for (const [index, host] of site[field].entries()) {
      if (!TAG_HOST.test(host)) {
        yield {
          field: `${field}[${index}]`,
          problem: `"${host}" is no host`,
          fix: 'Write one such as "*.tags.example".',
        }
      }
    }
  }
  for (const [index, host] of imageHosts.entries()) {
    if (!IMAGE_HOST.test(host)) {
      yield {
        field: `imageHosts[${index}]`,
        problem: `"${host}" is no host in lower case`,
        fix: 'Write one such as "img.merchant.example".',
      }
    }
  }
  if (adsId === null && site.adHosts.length > 0) {
    yield {
      field: 'adHosts',
      problem: 'lets hosts in for advertisements that the site has not',
      fix: 'Write [], or the adsId.',
    }
  }
  for (const [browser, page] of Object.entries(extensionPages ?? {})) {
    if (URL.parse(page)?.protocol !== 'https:') {
      yield {
        field: `extensionPages.${browser}`,
        problem: `"${page}" is no address`,
        fix: 'Write one such as "https://addons.example/clipfront".',
      }
    }
  }
  if (analyticsId === null && site.tagHosts.length > 0) {
    yield {
      field: 'tagHosts',
      problem: 'lets hosts in for a tag manager that the site has not',
      fix: 'Write [], or the analyticsId.',
    }
  }
  if (errorReports === null) return
  if (!isDsn(errorReports.dsn)) {
    yield {
      field: 'errorReports.dsn',
      problem: `"${errorReports.dsn}" is no address for reports`,
      fix: 'Write one such as "https://0123abcd@reports.example/42".',
    }
  }
  for (const [index, host] of errorReports.hosts.entries()) {
    if (!hosts.includes(host)) {
      yield {
        field: `errorReports.hosts[${index}]`,
        problem: `"${host}" is no host of the site`,
        fix: `Write some of: ${hosts.join(', ')}.`,
      }
    }
  }
}

function isDsn(dsn: string): boolean {
  const url = URL.parse(dsn)
  return (
    url?.protocol === 'https:' &&
    /^\w+$/.test(url.username) &&
    !url.password &&
    /^\/\d+$/.test(url.pathname) &&
    !url.search
  )
}
