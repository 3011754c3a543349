import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const rugbroedOgRo: DemoMerchant = {
  slug: 'rugbroed-og-ro',
  name: 'Rugbrød & Ro',
  categories: ['food-drink'],
  popularity: 88,
  summary:
    'Brødkasser, oste og grønt fra gårde på Fyn og Sjælland, leveret på en fast ugedag. Du kan springe en uge over med ét klik.',
  facts: [
    ['Levering', '{m:29}, gratis fra {m:350}'],
    ['Binding', 'Ingen'],
  ],
  offers: [
    {
      title: '{m:75} i rabat på den første kasse',
      code: 'HØST75',
      save: save.money(75),
      terms: ['Nye kunder', 'Over {m:225}'],
      tested: [1, 7],
      ends: 17,
      seen: 26,
      votes: [181, 16],
    },
    {
      title: 'Gratis levering den første måned',
      code: 'HAVELÅGE',
      save: save.delivery,
      terms: ['Nye kunder'],
      tested: [2, 30],
      seen: 52,
      votes: [79, 10],
    },
    { title: 'Tre oste for to', save: save.bundle(3, 2), tested: [0, 19], ends: 5, seen: 6, votes: [42, 2] },
    { title: '10 % på æblemost', code: 'ÆBLE10', save: save.percent(10), ends: -9, seen: 48, votes: [17, 5] },
  ],
}
