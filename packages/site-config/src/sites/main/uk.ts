import { clipfrontMedia } from '../../site/operators.ts'
import { defineSite } from '../../site/defineSite.ts'

export default defineSite({
  code: 'uk.clipfront.example',
  businessUnit: 'main',
  hosts: ['uk.clipfront.example'],
  name: 'Clipfront UK',
  language: 'en-GB',
  direction: 'ltr',
  currency: 'GBP',
  timeZone: 'Europe/London',
  accent: 'evergreen',
  look: 'editorial',
  flags: { couponRanking: false, aiChat: true },
  consent: 'ask',
  operator: clipfrontMedia,
  texts: {
    tagline: 'Voucher codes, each with its tester’s name or a plain “Not tested yet”.',
    disclosure:
      'When you shop through our links, the shop may pay us a commission. It never changes what you pay, or the order of the offers.',
  },
})
