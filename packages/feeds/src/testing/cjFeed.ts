import { toElements } from './toXml.ts'

const CLICK = 'https://www.anrdoezrs.net/click-1-11470088'

/** A link as CJ's search says it; give what the test is about. */
export function cjLink(fields: object = {}): object {
  return {
    'advertiser-id': '1001',
    'advertiser-name': 'Oak and Acorn',
    category: 'garden',
    'click-commission': '0.1234',
    language: 'English',
    'link-id': '11470088',
    'link-name': '20% off acorns over £50',
    description: 'Spend &pound;50 on <b>acorns</b> & save.',
    destination: 'https://www.oakandacorn.co.uk/acorns?utm_source=cj&a=1',
    'link-code-html': `<a href="${CLICK}">20% off</a><img src="https://www.ftjcfx.com/image-1" width="1"/>`,
    'link-type': 'Text Link',
    'performance-incentive': 'false',
    'promotion-type': 'coupon',
    'promotion-start-date': '2026-11-01T00:00:00Z',
    'promotion-end-date': '2026-11-30T23:59:00Z',
    'coupon-code': 'ACORN20',
    'relationship-status': 'joined',
    'sale-commission': '7.5678%',
    'seven-day-epc': 'N/A',
    'three-month-epc': '12.3456',
    'targeted-countries': 'GB,IE',
    clickUrl: CLICK,
    ...fields,
  }
}

/** An answer of CJ's link search. */
export function cjAnswer(links: readonly object[]): string {
  const written = links.map((link) => `<link>${toElements(link)}</link>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<cj-api><links total-matched="${links.length}" records-returned="${links.length}" page-number="1">
${written.join('\n')}</links></cj-api>`
}
