import { parseHTML } from 'linkedom'
import { lintHtml } from '../compliance/lintHtml.server.ts'
import type { CheckedSite, CheckIssue, SiteCheck } from './CheckedSite.ts'

/** Of each page type that links name: enough to find one that breaks a rule as a whole. */
const PAGES_OF_A_TYPE = 2
/** Readers need only a few; the rest has the same cause. */
const MOST_OF_A_RULE = 3
/** From this status on a link leads to no page. */
const BAD = 400

/**
 * That pages are there, and hold what networks, the IAB and consumer law demand. Pages of every type are found by the links from
 * the home page on; those that no sitemap lists are looked at here alone.
 */
export const checkCompliance: SiteCheck = async (checked) => {
  const issues: CheckIssue[] = []
  const counts = new Map<string, number>()
  const note = (issue: CheckIssue): void => {
    const count = (counts.get(issue.part) ?? 0) + 1
    counts.set(issue.part, count)
    if (count <= MOST_OF_A_RULE) issues.push(issue)
  }
  const noteFailure = (problem: string): void =>
    note({ part: 'pages', problem, fix: 'Look into the server’s log, and into page-api’s.' })
  for await (const { target, html, failure } of findPages(checked)) {
    if (failure === undefined)
      try {
        for (const { rule, where, problem, why, fix } of lintHtml(html))
          note({ part: rule, problem: `${target}: ${where} ${problem}`, fix: `${why} ${fix}` })
      } catch (error) {
        noteFailure(`${target} cannot be read: ${String(error)}`)
      }
    else noteFailure(`${target} ${failure}`)
  }
  return issues
}

type FoundPage = { target: string } & ({ html: string; failure?: undefined } | { failure: string; html?: undefined })

/** @throws the home page gives no answer */
async function* findPages({ ask }: CheckedSite): AsyncGenerator<FoundPage> {
  const targets = ['/']
  const found = new Map<string, number>()
  for (const target of targets) {
    const answer = await ask(target).catch((error: unknown) => {
      if (target === '/') throw error
      return `gives no answer: ${String(error)}`
    })
    if (typeof answer === 'string') {
      yield { target, failure: answer }
      continue
    }
    const { status, headers, body } = answer
    // Of the home page another check says so.
    if (status >= BAD && target !== '/') yield { target, failure: `answers ${status}` }
    if (status !== 200 || !String(headers['content-type'] ?? 'text/html').startsWith('text/html')) continue
    yield { target, html: body }
    for (const link of parseHTML(body).document.querySelectorAll('a[data-page][href^="/"]')) {
      const type = link.getAttribute('data-page') ?? ''
      const [path = ''] = (link.getAttribute('href') ?? '').split('#')
      const count = found.get(type) ?? 0
      if (count >= PAGES_OF_A_TYPE || targets.includes(path)) continue
      found.set(type, count + 1)
      targets.push(path)
    }
  }
}
