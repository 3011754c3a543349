/** An offer as LinkMyDeals says it; give what the test is about. */
export function linkMyDealsOffer(fields: object = {}): object {
  return {
    lmd_id: '884213',
    store: 'Oak and Acorn',
    merchant_homepage: 'https://www.oakandacorn.co.uk/',
    title: '20% off acorns over £50',
    description: '<p>The autumn harvest at its best.</p>',
    offer_text: 'Save 20% on acorns',
    offer: 'Percentage Off',
    offer_value: '20%',
    code: 'ACORN20',
    type: 'Code',
    status: 'new',
    categories: 'Home & Garden,Food',
    locations: 'United Kingdom,Ireland',
    image_url: 'https://img.linkmydeals.com/884213.png',
    terms_and_conditions: '<p>Not on sale items</p>',
    url: 'https://www.oakandacorn.co.uk/acorns?utm_source=lmd',
    smartLink: 'https://lmdeal.com/884213/?url=https%3A%2F%2Fwww.oakandacorn.co.uk%2Facorns',
    featured: 'Yes',
    publisher_exclusive: 'No',
    start_date: '2026-11-01',
    end_date: '2026-11-30',
    ...fields,
  }
}

/** The same as CSV, its columns in another order and spelling. */
export const LINKMYDEALS_CSV = [
  'LMD ID,Status,Title,Offer,Offer Value,Code,Type,Store,Merchant Homepage,URL,smartlink,Categories,Locations,Featured,Publisher Exclusive,Start Date,End Date,Terms and Conditions,Description',
  '884213,new,20% off acorns over £50,Percentage Off,20%,ACORN20,Code,Oak and Acorn,https://www.oakandacorn.co.uk/,https://www.oakandacorn.co.uk/acorns,https://lmdeal.com/884213,"Home & Garden,Food","United Kingdom,Ireland",Yes,No,2026-11-01,2026-11-30,<p>Not on sale items</p>,<p>The autumn harvest at its best.</p>',
].join('\n')
