import { defineSite, standardPages } from '../../site/defineSite.ts'

export default defineSite({
  code: 'de.clipfront.example',
  businessUnit: 'main',
  hosts: ['de.clipfront.example'],
  name: 'Clipfront Deutschland',
  language: 'de-DE',
  direction: 'ltr',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  icon: '/icon.svg',
  font: null,
  fontFamily: null,
  customStyle: null,
  accent: 'evergreen',
  robots: 'INDEX',
  consent: 'ask',
  pageType: standardPages,
  flags: { couponRanking: false, aiChat: false },
  analyticsId: null,
  adsId: null,
  extensionName: 'Clipfront',
  texts: {
    tagline:
      'Rabattcodes mit dem Namen der Person, die sie getestet hat. Und wo noch niemand getestet hat, steht auch das.',
    disclosure:
      'Für Einkäufe über unsere Links zahlt uns der Shop manchmal eine Provision. Am Preis und an der Reihenfolge der Angebote ändert das nie etwas.',
  },
})
