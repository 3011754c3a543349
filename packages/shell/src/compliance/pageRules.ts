import { OWN_PATHS } from '@clipfront/routing/own-paths'
import type { ComplianceRule } from './ComplianceRule.ts'
import { findActions } from './findActions.ts'
import { describeElement, readText } from './readText.ts'

/** What a link to a merchant is for those who read links: paid for, not to be followed, and blind to its opener. */
const TOKENS = ['sponsored', 'nofollow', 'noopener'] as const

/** Links to merchants are marked as paid for. */
export const sponsoredLinks: ComplianceRule = {
  why: 'A search engine takes an unmarked paid link for a bought vote, and lowers the whole site.',
  fix: `rel="${TOKENS.join(' ')}" on every <a> to /go-…, and on each with data-action that leaves the site.`,
  find: ({ root }) =>
    [...root.querySelectorAll('a[href]')].filter(leadsToMerchant).flatMap((link) => {
      const missing = TOKENS.filter((token) => !(link.getAttribute('rel') ?? '').split(/\s+/).includes(token))
      if (missing.length === 0) return []
      return [{ where: describeElement(link), problem: `leads to a merchant without rel="${missing.join(' ')}"` }]
    }),
}

/** Where a path leads. What an action leads to by path alone is ours, whatever the site. */
const OWN = 'https://own.invalid'
/** On another host `/go-…` alone may be anything, such as a newspaper's section. */
const CLICK_OUT = /^\/go-[cm]-\d/

function leadsToMerchant(link: Element): boolean {
  const target = URL.parse(link.getAttribute('href') ?? '', OWN)
  if (!target?.protocol.startsWith('http')) return false
  if (target.origin === OWN) return OWN_PATHS.clickOut.test(target.pathname)
  return link.hasAttribute('data-action') || CLICK_OUT.test(target.pathname)
}

/** Shorter, it says nothing. */
const LEAST_WORDS = 20

/** Before the first offer stands how the site is paid. */
export const disclosureAbove: ComplianceRule = {
  why: 'Readers must know before they choose that a click is paid for: the FTC and the UCPD demand it near the offers, not in the foot.',
  fix: 'Put <Disclosure> above the first list of offers of the page.',
  find: (page) => {
    const main = page.root.querySelector('main')
    const first = findActions(page).find(({ link, offer }) => main?.contains(link) && (offer?.hasAffiliate ?? true))
    if (!main || !first) return []
    const disclosures = [...main.querySelectorAll('[data-disclosure]')].filter(
      (disclosure) =>
        !disclosure.closest('[hidden], details:not([open])') && readText(disclosure).length >= LEAST_WORDS,
    )
    // In the order of the document: `compareDocumentPosition` of linkedom does not know it.
    const order = [...main.querySelectorAll('[data-disclosure], [data-action]')]
    if (disclosures.some((disclosure) => order.indexOf(disclosure) < order.indexOf(first.link))) return []
    const problem = disclosures.length === 0 ? 'is offered, and no disclosure is there' : 'stands above the disclosure'
    return [{ where: describeElement(first.link), problem }]
  },
}
