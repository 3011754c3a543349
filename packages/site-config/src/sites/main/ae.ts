import { clipfrontMedia } from '../../site/operators.ts'
import { defineSite } from '../../site/defineSite.ts'

export default defineSite({
  code: 'ae.clipfront.example',
  businessUnit: 'main',
  hosts: ['ae.clipfront.example'],
  name: 'Clipfront الإمارات',
  language: 'ar-AE',
  direction: 'rtl',
  currency: 'AED',
  timeZone: 'Asia/Dubai',
  accent: 'evergreen',
  look: 'editorial',
  flags: { couponRanking: false, aiChat: true },
  consent: 'not-needed',
  operator: clipfrontMedia,
  texts: {
    tagline: 'أكواد خصم مع اسم من جرّبها، وإن لم يجرّبها أحد بعد قلنا ذلك بوضوح.',
    disclosure: 'عند التسوّق عبر روابطنا قد يدفع لنا المتجر عمولة. وهذا لا يغيّر أبدًا ما تدفعه ولا ترتيب العروض.',
  },
})
