import { couponPartner } from '../../site/operators.ts'
import { defineSite } from '../../site/defineSite.ts'

export default defineSite({
  code: 'cpae',
  businessUnit: 'cpw',
  hosts: ['ae.couponpartner.example'],
  name: 'Coupon Partner الإمارات',
  language: 'ar-AE',
  direction: 'rtl',
  currency: 'AED',
  timeZone: 'Asia/Dubai',
  accent: 'cobalt',
  look: 'grid',
  consent: 'not-needed',
  flags: { couponRanking: true, aiChat: false },
  operator: couponPartner,
  messages: { homeHeading: 'أكواد كل متاجرك في بحث واحد', topOffers: 'أكواد وعروض اليوم' },
  texts: {
    tagline: 'أكواد خصم من متاجرك المفضلة.',
    disclosure: 'قد تدفع لنا المتاجر عمولة عند استخدام روابطنا. وهذا لا يغيّر أبدًا ما تدفعه ولا ترتيب العروض.',
  },
})
