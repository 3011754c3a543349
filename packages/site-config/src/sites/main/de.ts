import { clipfrontMedia } from '../../site/operators.ts'
import { defineSite } from '../../site/defineSite.ts'

export default defineSite({
  code: 'de.clipfront.example',
  businessUnit: 'main',
  hosts: ['de.clipfront.example'],
  name: 'Clipfront Deutschland',
  language: 'de-DE',
  direction: 'ltr',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  accent: 'evergreen',
  look: 'editorial',
  consent: 'ask',
  operator: clipfrontMedia,
  texts: {
    tagline:
      'Rabattcodes mit dem Namen der Person, die sie getestet hat. Und wenn es noch niemand getan hat, steht auch das da.',
    disclosure:
      'Für Einkäufe über unsere Links zahlt uns der Shop manchmal eine Provision. Am Preis und an der Reihenfolge der Angebote ändert das nie etwas.',
  },
})
