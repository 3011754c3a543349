import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const sorrelSkin: DemoMerchant = {
  slug: 'sorrel-skin',
  name: 'Sorrel Skin',
  categories: ['health-beauty'],
  popularity: 82,
  summary:
    'Hautpflege ohne Duftstoffe, in Gläsern, die zum Nachfüllen zurückgehen. Jede Packung nennt, wie viel von welchem Wirkstoff darin ist.',
  facts: [
    ['Versand', 'Ab {m:35} kostenlos'],
    ['Nachfüllen', '30 % günstiger als ein neues Glas'],
  ],
  offers: [
    {
      title: '15 % Rabatt auf die erste Bestellung',
      code: 'GLATT15',
      save: save.percent(15),
      terms: ['Neukunden'],
      tested: [2, 4],
      ends: 28,
      seen: 61,
      votes: [177, 20],
    },
    {
      title: 'Handcreme gratis ab {m:50}',
      save: save.gift,
      detail: 'Liegt von selbst im Warenkorb, solange der Vorrat reicht.',
      terms: ['Ab {m:50}'],
      tested: [1, 35],
      ends: 3,
      seen: 5,
      votes: [33, 2],
    },
    {
      title: 'Probierset mit fünf Größen für {m:14}',
      save: save.price(14, 22),
      tested: [0, 44],
      seen: 37,
      votes: [52, 3],
    },
    { title: '20 % auf Sonnenschutz', code: 'SCHATTEN', save: save.percent(20), seen: 240, votes: [9, 5] },
  ],
}
