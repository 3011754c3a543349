/**
 * The crawlers that run scripts say so in their names; the collector has finer rules for the rest. Cubot makes telephones.
 * (No lookbehind: a browser that does not know it would refuse the whole script.)
 */
const CRAWLER = /(?:^|[^u]|[^c]u)bot\b|crawl|spider|slurp/i

/** Whether somebody looks at this document: not a crawler, not a prerendered or hidden page. */
export function isSeenByPerson(): boolean {
  const isPrerendering = 'prerendering' in document && document.prerendering === true
  return !isPrerendering && document.visibilityState === 'visible' && !CRAWLER.test(navigator.userAgent)
}
