import { parseHTML } from 'linkedom'
import { lintHtml } from '../compliance/lintHtml.server.ts'
import type { CheckedSite, CheckIssue, SiteCheck } from './CheckedSite.ts'

/** Of each page type that links name: enough to find one that breaks a rule as a whole. */
const PAGES_OF_A_TYPE = 2
/** Readers need only a few; the rest has the same cause. */
const MOST_OF_A_RULE = 3

/** That pages hold what networks, the IAB and consumer law demand. Pages of every type are found by the links from the home page on. */
export const checkCompliance: SiteCheck = async (checked) => {
  const issues: CheckIssue[] = []
  const counts = new Map<string, number>()
  for await (const { target, html } of findPages(checked)) {
    for (const { rule, where, problem, why, fix } of lintHtml(html)) {
      const count = (counts.get(rule) ?? 0) + 1
      counts.set(rule, count)
      if (count > MOST_OF_A_RULE) continue
      issues.push({ part: rule, problem: `${target}: ${where} ${problem}`, fix: `${why} ${fix}` })
    }
  }
  return issues
}

async function* findPages({ ask }: CheckedSite): AsyncGenerator<{ target: string; html: string }> {
  const targets = ['/']
  const found = new Map<string, number>()
  for (const target of targets) {
    const { status, headers, body } = await ask(target)
    // What is no page is another check's to judge.
    if (status !== 200 || !String(headers['content-type'] ?? 'text/html').startsWith('text/html')) continue
    yield { target, html: body }
    for (const link of parseHTML(body).document.querySelectorAll('a[data-page][href^="/"]')) {
      const type = link.getAttribute('data-page') ?? ''
      const path = link.getAttribute('href') ?? ''
      const count = found.get(type) ?? 0
      if (count >= PAGES_OF_A_TYPE || targets.includes(path)) continue
      found.set(type, count + 1)
      targets.push(path)
    }
  }
}
