import { defineSite, standardPages } from '../../site/defineSite.ts'

export default defineSite({
  code: 'ae.clipfront.example',
  businessUnit: 'main',
  hosts: ['ae.clipfront.example'],
  name: 'Clipfront الإمارات',
  language: 'ar-AE',
  direction: 'rtl',
  currency: 'AED',
  timeZone: 'Asia/Dubai',
  icon: '/icon.svg',
  font: null,
  fontFamily: null,
  customStyle: null,
  accent: 'evergreen',
  robots: 'INDEX',
  consent: 'not-needed',
  pageType: standardPages,
  flags: { couponRanking: false, aiChat: false },
  analyticsId: null,
  adsId: null,
  extensionName: 'Clipfront',
  texts: {
    tagline: 'أكواد خصم مع اسم من جرّبها، وإن لم يجرّبها أحد بعد قلنا ذلك بوضوح.',
    disclosure: 'عند التسوّق عبر روابطنا قد يدفع لنا المتجر عمولة. وهذا لا يغيّر أبدًا ما تدفعه ولا ترتيب العروض.',
  },
})
