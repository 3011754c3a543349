import { toElements, toXml } from './toXml.ts'

const CLICK = 'http://click.linksynergy.com/link?id=PUBLISHER00&offerid=164317.10002595&type=3'

/** Of a link of Rakuten's feed the fields that lie in others, by their paths, and those that do not; give what the test is about. */
export function rakutenLink(fields: object = {}): object {
  return {
    'categories/category': 'Garden',
    'promotiontypes/promotiontype@id': '11',
    'promotiontypes/promotiontype': 'Percentage off',
    'network@id': '3',
    network: 'UK Network',
    offerdescription: '15% off all oaks',
    offerstartdate: '2026-06-01',
    offerenddate: '2026-06-30',
    couponcode: 'OAK15',
    couponrestriction: 'New customers only. On orders over £40.',
    clickurl: `${CLICK}&murl=${encodeURIComponent('https://www.oakandacorn.co.uk/acorns?utm_source=rakuten')}`,
    impressionpixel: CLICK.replace('click.', 'ad.'),
    advertiserid: '1234',
    advertisername: 'Oak and Acorn',
    ...fields,
  }
}

/** A page of Rakuten's coupon feed. */
export function rakutenFeed(links: readonly object[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<couponfeed><TotalMatches>${links.length}</TotalMatches><TotalPages>1</TotalPages><PageNumberRequested>1</PageNumberRequested>
${links.map((link) => writeLink(link)).join('\n')}</couponfeed>`
}

function writeLink(link: object): string {
  const field = (key: string): string => toXml(Reflect.get(link, key) ?? '').replaceAll('"', '&quot;')
  const type = 'promotiontypes/promotiontype'
  const plain = Object.entries(link).filter(([key]) => !/[/@]|^network$/.test(key))
  return `<link type="TEXT"><categories><category id="9">${field('categories/category')}</category></categories>
<promotiontypes><promotiontype id="${field(`${type}@id`)}">${field(type)}</promotiontype></promotiontypes>
${toElements(Object.fromEntries(plain))}
<network id="${field('network@id')}">${field('network')}</network></link>`
}
