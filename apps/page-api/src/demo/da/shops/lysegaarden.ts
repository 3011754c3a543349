import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const lysegaarden: DemoMerchant = {
  slug: 'lysegaarden',
  name: 'Lysegården',
  categories: ['home-garden'],
  popularity: 76,
  summary:
    'Lamper, stager og håndstøbte lys fra et værksted på Als. Skærme sys om i nyt stof, når du trænger til en anden farve.',
  facts: [
    ['Levering', '{m:49}, møbler {m:299}'],
    ['Garanti', 'Fem år på ledninger'],
  ],
  offers: [
    {
      title: '{m:200} i rabat på gulvlamper',
      code: 'AFTEN200',
      save: save.money(200),
      terms: ['Over {m:1400}'],
      tested: [0, 18],
      ends: 14,
      seen: 10,
      votes: [29, 2],
      exclusive: true,
    },
    {
      title: 'Fire stager til {m:349}',
      save: save.price(349, 480),
      tested: [2, 40],
      ends: 8,
      seen: 12,
      votes: [25, 1],
    },
    {
      title: 'Et bloklys i gave med hver stage',
      save: save.gift,
      terms: ['Stager'],
      tested: [1, 26],
      ends: 16,
      seen: 11,
      votes: [33, 2],
    },
  ],
}
