import { couponPartner } from '../../site/operators.ts'
import { defineSite } from '../../site/defineSite.ts'

export default defineSite({
  code: 'cpuk',
  businessUnit: 'cpw',
  hosts: ['uk.couponpartner.example'],
  name: 'Coupon Partner UK',
  language: 'en-GB',
  direction: 'ltr',
  currency: 'GBP',
  timeZone: 'Europe/London',
  accent: 'cobalt',
  look: 'grid',
  consent: 'ask',
  // Of nobody: an id has the sixteen figures that the service gives.
  adsId: 'ca-pub-0000000000000000',
  adHosts: ['googleads.g.doubleclick.net', 'tpc.googlesyndication.com'],
  operator: couponPartner,
  messages: { homeHeading: 'Every shop’s codes in one search', topOffers: 'Today’s codes and deals' },
  texts: {
    tagline: 'Voucher codes from the shops you already like.',
    disclosure:
      'Shops may pay us a commission when you use our links. It never changes what you pay, or the order of the offers.',
  },
})
