import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const uldspor: DemoMerchant = {
  slug: 'uldspor',
  name: 'Uldspor',
  categories: ['fashion'],
  popularity: 79,
  summary:
    'Trøjer, huer og strømper i dansk uld samt garn til dem, der strikker selv. Huller stoppes gratis, så længe du har tøjet.',
  facts: [
    ['Levering', '{m:35}, gratis fra {m:400}'],
    ['Returret', '30 dage'],
  ],
  offers: [
    {
      title: '10 % rabat med nyhedsbrevet',
      code: 'MASKE10',
      save: save.percent(10),
      terms: ['Nye kunder'],
      tested: [3, 15],
      seen: 110,
      votes: [121, 14],
    },
    {
      title: '{m:150} i rabat på striktrøjer',
      code: 'VARME150',
      save: save.money(150),
      terms: ['Over {m:900}'],
      tested: [1, 22],
      ends: 9,
      seen: 6,
      votes: [44, 3],
    },
    {
      title: 'Restpartier op til 40 % billigere',
      save: save.upTo(40),
      terms: ['Så længe lager haves'],
      tested: [2, 14],
      seen: 25,
      votes: [69, 5],
    },
    { title: 'Fragtfri weekend', code: 'POSTBUD', save: save.delivery, ends: -2, seen: 9, votes: [22, 4] },
  ],
}
