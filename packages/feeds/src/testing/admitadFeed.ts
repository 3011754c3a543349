/** A coupon as the API of Admitad says it; give what the test is about. */
export function admitadCoupon(fields: object = {}): object {
  return {
    id: 551_204,
    name: '10% off all acorns',
    short_name: '10% off',
    description: 'The autumn harvest at its best.',
    status: 'active',
    species: 'promocode',
    promocode: 'ACORN10',
    goto_link:
      'https://ad.admitad.com/g/abc123/?ulp=https%3A%2F%2Fwww.oakandacorn.co.uk%2Facorns%3Futm_source%3Dadmitad',
    frameset_link: 'https://ad.admitad.com/coupon/abc123/',
    date_start: '2026-11-01 00:00:00',
    date_end: '2026-11-30 23:59:00',
    discount: '10%',
    rating: '0.00',
    regions: ['GB', 'IE'],
    language: 'en',
    campaign: { id: 7001, name: 'Oak and Acorn UK', site_url: 'https://www.oakandacorn.co.uk/' },
    categories: [{ id: 62, name: 'Home & Garden' }],
    types: [{ id: 2, name: 'Order discount' }],
    image: 'https://cdn.admitad.com/coupon/abc123.png',
    exclusive: true,
    is_unique: false,
    is_personal: false,
    ...fields,
  }
}

/** The same as its XML export says it, which lists the shops before the coupons. */
export const ADMITAD_EXPORT = `<?xml version="1.0" encoding="utf-8"?>
<response>
  <advcampaigns>
    <advcampaign id="7001"><name>Oak and Acorn UK</name><site>https://www.oakandacorn.co.uk/</site></advcampaign>
  </advcampaigns>
  <categories><category id="62">Home &amp; Garden</category></categories>
  <coupons>
    <coupon id="551204">
      <name>10% off all acorns</name><advcampaign_id>7001</advcampaign_id><rating>0.00</rating>
      <logo>https://cdn.admitad.com/campaign/7001.svg</logo><description>The autumn harvest at its best.</description>
      <specie_id>1</specie_id><promocode>ACORN10</promocode><promolink>https://ad.admitad.com/coupon/abc/</promolink>
      <gotolink>https://ad.admitad.com/g/abc123/?i=3&ulp=https%3A%2F%2Fwww.oakandacorn.co.uk%2Facorns</gotolink>
      <date_start>2026-11-01 00:00:00</date_start><date_end>2026-11-30 23:59:00</date_end>
      <exclusive>true</exclusive><discount>10%</discount><types><type_id>2</type_id></types>
      <categories><category_id>62</category_id></categories><regions><region>GB</region><region>IE</region></regions>
    </coupon>
    <coupon id="551205">
      <name>Free delivery of acorns</name><advcampaign_id>7001</advcampaign_id><specie_id>2</specie_id>
      <promocode>Not required</promocode><gotolink>https://ad.admitad.com/g/abc124/</gotolink><date_end></date_end>
    </coupon>
  </coupons>
</response>`
