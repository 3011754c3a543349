import { clipfrontMedia } from '../../site/operators.ts'
import { defineSite } from '../../site/defineSite.ts'

export default defineSite({
  code: 'www.clipfront.example',
  businessUnit: 'main',
  hosts: ['www.clipfront.example', 'clipfront.example'],
  name: 'Clipfront',
  language: 'en-US',
  direction: 'ltr',
  currency: 'USD',
  timeZone: 'America/New_York',
  accent: 'evergreen',
  look: 'editorial',
  consent: 'not-needed',
  operator: clipfrontMedia,
  texts: {
    tagline: 'Promo codes, each with its tester’s name or a plain “Not tested yet”.',
    disclosure:
      'When you shop through our links, the store may pay us a commission. It never changes what you pay, or the order of the offers.',
  },
})
