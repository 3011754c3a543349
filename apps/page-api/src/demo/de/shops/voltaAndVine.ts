import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const voltaAndVine: DemoMerchant = {
  slug: 'volta-and-vine',
  name: 'Volta & Vine',
  categories: ['electronics', 'home-garden'],
  popularity: 93,
  summary:
    'Küchenmaschinen, Staubsauger und Lampen, mit ehrlichen Angaben zum Stromverbrauch auf jeder Seite. Wird ein Gerät binnen 14 Tagen billiger, gibt es die Differenz auf Nachfrage zurück.',
  facts: [
    ['Versand', 'Ab {m:30} kostenlos, Expressversand {m:6.90}'],
    ['Rückgabe', '45 Tage, auch ausgepackt'],
    ['Altgerät', 'Mitnahme bei der Lieferung kostenlos'],
  ],
  offers: [
    {
      title: '{m:40} Rabatt ab {m:300} Bestellwert',
      code: 'FUNKE40',
      save: save.money(40),
      detail: 'Gilt für alles außer Gutscheinkarten und generalüberholten Geräten.',
      terms: ['Ab {m:300}'],
      tested: [3, 1],
      ends: 4,
      seen: 3,
      votes: [121, 9],
      exclusive: true,
    },
    {
      title: 'Generalüberholte Kaffeemaschinen bis zu 35 % günstiger',
      save: save.upTo(35),
      detail: 'Geprüft, entkalkt und mit zwei Jahren Garantie.',
      terms: ['Generalüberholt'],
      tested: [0, 23],
      seen: 45,
      votes: [58, 3],
    },
    {
      title: 'Standmixer für {m:59}',
      save: save.price(59, 89),
      tested: [3, 29],
      ends: 0.9,
      seen: 4,
      votes: [37, 1],
    },
    { title: '20 % auf Lampen', code: 'LICHT20', save: save.percent(20), starts: 2.5, ends: 8, seen: 1 },
  ],
}
