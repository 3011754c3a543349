/** An offer as the API of Awin says it; give what the test is about. */
export function awinOffer(fields: object = {}): object {
  return {
    promotionId: 1_201_001,
    type: 'voucher',
    advertiser: { id: 7001, name: 'Oak and Acorn UK', joined: true },
    title: '20% off acorns over £50',
    description: 'The autumn harvest at its best.',
    terms: '<ul><li>Not on sale items</li><li>For orders over £50</li></ul>',
    startDate: '2026-11-01T00:00:00Z',
    endDate: '2026-11-30T23:59:00+00:00',
    url: 'https://www.oakandacorn.co.uk/acorns?utm_source=awin',
    urlTracking:
      'https://www.awin1.com/cread.php?awinmid=7001&awinaffid=45628&ued=https%3A%2F%2Fwww.oakandacorn.co.uk%2Facorns',
    dateAdded: '2026-10-28T09:30:00Z',
    campaign: 'Autumn Harvest',
    regions: { all: false, list: [{ name: 'United Kingdom', countryCode: 'GB' }] },
    voucher: { code: 'ACORN20', exclusive: true, attributable: true },
    ...fields,
  }
}

/** The same as a row of the export from Awin's interface, with the names of its columns above it. */
export const AWIN_EXPORT = [
  'Promotion ID,Advertiser,Advertiser ID,Type,Code,Description,Starts,Ends,Categories,Regions,Terms,Deeplink Tracking,Deeplink,Commission Groups,Commission,Exclusive,Date Added,Title',
  '1201001,"Oak and Acorn UK",7001,voucher,ACORN20,"The autumn harvest at its best.","2026-11-01 00:00:00","2026-11-30 23:59:00","Home & Garden","United Kingdom","<ul><li>Not on sale items</li><li>For orders over £50</li></ul>",https://www.awin1.com/cread.php?awinmid=7001&ued=https%3A%2F%2Fwww.oakandacorn.co.uk%2Facorns,https://www.oakandacorn.co.uk/acorns,Default,8%,Yes,"2026-10-28 09:30:00","20% off acorns over £50"',
].join('\r\n')

/** The same as XML. */
export const AWIN_XML = `<?xml version="1.0" encoding="UTF-8"?>
<promotions>
  <promotion>
    <promotionId>1201001</promotionId><type>voucher</type>
    <advertiser><id>7001</id><name>Oak and Acorn UK</name><joined>true</joined></advertiser>
    <title>20% off acorns over £50</title><description>The autumn harvest at its best.</description>
    <terms>&lt;ul&gt;&lt;li&gt;Not on sale items&lt;/li&gt;&lt;li&gt;For orders over £50&lt;/li&gt;&lt;/ul&gt;</terms>
    <startDate>2026-11-01T00:00:00Z</startDate><endDate>2026-11-30T23:59:00+00:00</endDate>
    <url>https://www.oakandacorn.co.uk/acorns?utm_source=awin</url>
    <urlTracking>https://www.awin1.com/cread.php?awinmid=7001&amp;ued=https%3A%2F%2Fwww.oakandacorn.co.uk%2Facorns</urlTracking>
    <dateAdded>2026-10-28T09:30:00Z</dateAdded><campaign>Autumn Harvest</campaign>
    <regions><all>false</all><list><region><name>United Kingdom</name><countryCode>GB</countryCode></region></list></regions>
    <voucher><code>ACORN20</code><exclusive>true</exclusive><attributable>true</attributable></voucher>
  </promotion>
</promotions>`
