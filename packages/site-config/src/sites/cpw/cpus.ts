import { couponPartner } from '../../site/operators.ts'
import { defineSite } from '../../site/defineSite.ts'

export default defineSite({
  code: 'cpus',
  businessUnit: 'cpw',
  hosts: ['us.couponpartner.example'],
  name: 'Coupon Partner',
  language: 'en-US',
  direction: 'ltr',
  currency: 'USD',
  timeZone: 'America/New_York',
  accent: 'cobalt',
  look: 'grid',
  consent: 'not-needed',
  operator: couponPartner,
  messages: { homeHeading: 'Every store’s codes in one search', topOffers: 'Today’s codes and deals' },
  texts: {
    tagline: 'Coupons from the stores you already like.',
    disclosure:
      'Stores may pay us a commission when you use our links. It never changes what you pay, or the order of the offers.',
  },
})
