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
