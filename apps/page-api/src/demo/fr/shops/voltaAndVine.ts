import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const voltaAndVine: DemoMerchant = {
  slug: 'volta-and-vine',
  name: 'Volta & Vine',
  categories: ['electronics', 'home-garden'],
  popularity: 92,
  summary:
    'Robots de cuisine, aspirateurs et lampes, avec une consommation d’énergie honnête sur chaque fiche. Si un prix baisse dans les quatorze jours, la différence vous est rendue sur demande.',
  facts: [
    ['Livraison', 'Offerte dès {m:30}, express {m:6.90}'],
    ['Retours', '45 jours, même déballé'],
    ['Ancien appareil', 'Repris gratuitement à la livraison'],
  ],
  offers: [
    {
      title: '{m:40} de réduction dès {m:300} d’achat',
      code: 'ETINCELLE40',
      save: save.money(40),
      detail: 'Sur tout, sauf les cartes cadeaux et le reconditionné.',
      terms: ['Dès {m:300}'],
      tested: [3, 1],
      ends: 4,
      seen: 3,
      votes: [118, 8],
      exclusive: true,
    },
    {
      title: 'Machines à café reconditionnées jusqu’à -35 %',
      save: save.upTo(35),
      detail: 'Vérifiées, détartrées et garanties deux ans.',
      terms: ['Reconditionné'],
      tested: [0, 23],
      seen: 45,
      votes: [61, 2],
    },
    { title: 'Le blender à {m:59}', save: save.price(59, 89), tested: [3, 29], ends: 0.9, seen: 4, votes: [33, 1] },
    { title: '20 % sur les lampes', code: 'LUMIERE20', save: save.percent(20), starts: 2.5, ends: 8, seen: 1 },
  ],
}
