import { couponPartner } from '../../site/operators.ts'
import { defineSite } from '../../site/defineSite.ts'

export default defineSite({
  code: 'sv',
  businessUnit: 'cpw',
  hosts: ['rabatte.stadtverlag.example'],
  name: 'Stadtverlag Rabatte',
  language: 'de-DE',
  direction: 'ltr',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  accent: 'ochre',
  look: 'guest',
  robots: 'NOINDEX',
  flags: { couponRanking: true, aiChat: false },
  consent: 'ask',
  // What was agreed with the partner, written out: a page type that is new elsewhere does not come here by itself.
  pageType: {
    home: 'home',
    merchant: 'merchant',
    category: 'category',
    search: 'search',
    static: 'static',
    error: 'error',
  },
  operator: couponPartner,
  partner: {
    name: 'Stadtverlag',
    home: 'https://www.stadtverlag.example',
    sections: [
      { name: 'Stadt', path: '/stadt' },
      { name: 'Region', path: '/region' },
      { name: 'Wirtschaft', path: '/wirtschaft' },
      { name: 'Kultur', path: '/kultur' },
      { name: 'Sport', path: '/sport' },
    ],
    note: 'Anzeigen, in Kooperation mit Coupon Partner',
  },
  messages: {
    homeHeading: 'Rabatte für unsere Leserinnen und Leser',
    mayEarn: 'Manchmal zahlt er dafür eine Provision.',
  },
  texts: {
    tagline: 'Gutscheine und Rabatte für die Leserinnen und Leser des Stadtverlags.',
    disclosure:
      'Coupon Partner betreibt diese Seite für den Stadtverlag; die Redaktion ist daran nicht beteiligt. Für Einkäufe über die Links zahlen manche Shops eine Provision, die sich beide teilen. Am Preis und an der Reihenfolge der Angebote ändert das nie etwas.',
  },
})
