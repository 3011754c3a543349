import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const nimbusShoes: DemoMerchant = {
  slug: 'nimbus-shoes',
  name: 'Nimbus Shoes',
  categories: ['fashion'],
  popularity: 96,
  summary:
    'Nimbus macht leichte Alltags- und Wanderschuhe und besohlt die eigenen Paare später wieder neu. Codes gelten für Schuhe zum vollen Preis; das Outlet hat eigene Preise und nimmt keine Codes an.',
  facts: [
    ['Versand', '{m:4.95}, ab {m:60} kostenlos'],
    ['Rückgabe', '60 Tage, ungetragen, Etikett liegt im Karton'],
    ['Neu besohlen', 'Ab {m:39}, etwa drei Wochen'],
  ],
  offers: [
    {
      title: '20 % Rabatt auf das erste Paar',
      code: 'HALLO20',
      save: save.percent(20),
      detail:
        'Für eine E-Mail-Adresse, mit der noch nie bestellt wurde. Rabattiert wird das teuerste Paar im Warenkorb.',
      terms: ['Neukunden', 'Nicht reduzierte Paare'],
      tested: [0, 3],
      ends: 21,
      seen: 40,
      votes: [318, 22],
    },
    {
      title: '{m:15} Rabatt auf Wanderstiefel ab {m:120}',
      code: 'GIPFEL15',
      save: save.money(15),
      terms: ['Ab {m:120}', 'Wanderstiefel'],
      tested: [2, 11],
      ends: 6,
      seen: 8,
      votes: [74, 5],
      exclusive: true,
    },
    {
      title: 'Outlet: Vorjahresfarben bis zur Hälfte reduziert',
      save: save.upTo(50),
      detail: 'Kein Code nötig, und es wird auch keiner angenommen. Kleine und große Größen sind am längsten da.',
      tested: [0, 5],
      seen: 33,
      votes: [150, 9],
    },
    {
      title: 'Gratis-Imprägnierspray zu Lederstiefeln',
      save: save.gift,
      terms: ['Lederstiefel'],
      tested: [1, 51],
      ends: 30,
      seen: 15,
      votes: [19, 1],
    },
    { title: '30 % auf Laufsocken', code: 'SOCKE30', save: save.percent(30), ends: -4, seen: 60, votes: [61, 14] },
  ],
}
