import { couponPartner } from '../../site/operators.ts'
import { defineSite } from '../../site/defineSite.ts'

export default defineSite({
  code: 'cpde',
  businessUnit: 'cpw',
  hosts: ['de.couponpartner.example'],
  name: 'Coupon Partner Deutschland',
  language: 'de-DE',
  direction: 'ltr',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  accent: 'cobalt',
  look: 'grid',
  consent: 'ask',
  operator: couponPartner,
  messages: { homeHeading: 'Alle Shops und Codes in einer Suche', topOffers: 'Codes und Deals von heute' },
  texts: {
    tagline: 'Gutscheine für alte und neue Lieblingsshops.',
    disclosure:
      'Für Einkäufe über unsere Links zahlen uns manche Shops eine Provision. Am Preis und an der Reihenfolge der Angebote ändert das nie etwas.',
  },
})
