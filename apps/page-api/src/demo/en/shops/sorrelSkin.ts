import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const sorrelSkin: DemoMerchant = {
  slug: 'sorrel-skin',
  name: 'Sorrel Skin',
  categories: ['health-beauty'],
  popularity: 88,
  summary:
    'Plain skin care with the percentages on the front. Sets are put together twice a year and beat every code. Samples come free with the first order if you tick them in the {basket}.',
  facts: [
    ['{Delivery}', 'Free over {m:25}'],
    ['Returns', '60 days, even if used'],
    ['Empties', '{m:2} credit for five bottles'],
  ],
  offers: [
    {
      title: '20% off your first order',
      code: 'BAREFACED',
      save: save.percent(20),
      terms: ['New customers'],
      tested: [3, 4],
      ends: 29,
      seen: 37,
      votes: [194, 18],
    },
    {
      title: 'Three-step set for {m:28}',
      save: save.price(28, 41),
      detail: 'Cleanser, serum and day cream in full sizes.',
      tested: [2, 11],
      ends: 5,
      seen: 7,
      votes: [83, 2],
    },
    {
      title: '{m:10} off sun care over {m:35}',
      code: 'SHADYDEAL',
      save: save.money(10),
      terms: ['Sun care', 'Over {m:35}'],
      tested: [1, 35],
      ends: 14,
      seen: 21,
      votes: [50, 5],
    },
    { title: 'Free lip balm with any serum', save: save.gift, tested: [0, 22], ends: 1.3, seen: 8, votes: [34, 1] },
    {
      title: '25% off everything, members first',
      code: 'GLOWLIST',
      save: save.percent(25),
      starts: 2,
      ends: 6,
      seen: 1,
      terms: ['Members'],
    },
    {
      title: '15% off night creams',
      code: 'LIGHTSOUT',
      save: save.percent(15),
      ends: -12,
      seen: 55,
      votes: [47, 14],
    },
  ],
}
