import { clipfrontMedia } from '../../site/operators.ts'
import { defineSite } from '../../site/defineSite.ts'

export default defineSite({
  code: 'np',
  businessUnit: 'main',
  hosts: ['deals.northpress.example'],
  name: 'Northpress Deals',
  language: 'en-US',
  direction: 'ltr',
  currency: 'USD',
  timeZone: 'America/New_York',
  accent: 'newspaper',
  look: 'guest',
  robots: 'NOINDEX, FOLLOW',
  consent: 'not-needed',
  // What was agreed with the partner, written out: a page type that is new elsewhere does not come here by itself.
  pageType: {
    home: 'home',
    merchant: 'merchant',
    category: 'category',
    search: 'search',
    static: 'static',
    error: 'error',
  },
  operator: clipfrontMedia,
  partner: {
    name: 'Northpress',
    home: 'https://www.northpress.example',
    sections: [
      { name: 'World', path: '/world' },
      { name: 'Business', path: '/business' },
      { name: 'Culture', path: '/culture' },
      { name: 'Style', path: '/style' },
      { name: 'Sports', path: '/sports' },
    ],
    note: 'Shopping, in partnership with Clipfront',
  },
  messages: { homeHeading: 'Promo codes for our readers', mayEarn: 'It may pay a commission.' },
  texts: {
    tagline: 'Promo codes for readers of Northpress, each with its tester’s name or a plain “Not tested yet”.',
    disclosure:
      'Clipfront runs this page for Northpress; the newsroom is not involved. When you shop through its links, the store may pay a commission that the two share. It never changes what you pay, or the order of the offers.',
  },
})
