import type { SiteRule } from '../SiteIssue.ts'

const TAG_HOST = /^(?:\*\.)?(?:[a-z\d-]+\.)+[a-z\d-]+$/

/** Who else may be asked from a site's pages, after consent (R7.6, R7.7): all of it goes into the security policy. */
export const thirdPartyIssues: SiteRule = function* ({ analyticsId, tagHosts, errorReports, hosts }) {
  for (const [index, host] of tagHosts.entries()) {
    if (!TAG_HOST.test(host)) {
      yield { field: `tagHosts[${index}]`, problem: `"${host}" is no host`, fix: 'Write one such as "*.tags.example".' }
    }
  }
  if (analyticsId === null && tagHosts.length > 0) {
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
