import { defineSite, standardPages } from '../../site/defineSite.ts'

export default defineSite({
  code: 'cpde',
  businessUnit: 'cpw',
  hosts: ['de.couponpartner.example'],
  name: 'Coupon Partner Deutschland',
  language: 'de-DE',
  direction: 'ltr',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  icon: '/icon.svg',
  font: null,
  fontFamily: null,
  customStyle: null,
  accent: 'cobalt',
  robots: 'INDEX',
  consent: 'ask',
  pageType: standardPages,
  flags: { couponRanking: false, aiChat: false },
  analyticsId: null,
  adsId: null,
  extensionName: 'Clipfront',
  texts: {
    tagline: 'Gutscheine für alte und neue Lieblingsshops.',
    disclosure:
      'Für Einkäufe über unsere Links zahlen uns manche Shops eine Provision. Am Preis und an der Reihenfolge der Angebote ändert das nie etwas.',
  },
})
