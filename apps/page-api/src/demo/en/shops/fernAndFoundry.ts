import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const fernAndFoundry: DemoMerchant = {
  slug: 'fern-and-foundry',
  name: 'Fern & Foundry',
  categories: ['fashion'],
  popularity: 66,
  summary:
    'Silver and recycled-gold {jewellery} from a single workshop. Engraving takes two extra days. Codes never cover engagement rings, and the {shop} says so only when you pay.',
  facts: [
    ['{Delivery}', 'Free and insured from {m:50}'],
    ['Returns', '30 days; engraved pieces cannot come back'],
  ],
  offers: [
    {
      title: '15% off silver',
      code: 'STERLING',
      save: save.percent(15),
      terms: ['Silver only'],
      tested: [3, 12],
      ends: 10,
      seen: 14,
      votes: [47, 3],
    },
    {
      title: 'Free engraving on {personalised} pendants',
      save: save.gift,
      terms: ['Pendants'],
      tested: [2, 40],
      ends: 26,
      seen: 9,
      votes: [15, 0],
    },
    {
      title: '{m:30} off orders over {m:200}',
      code: 'GOLDLEAF',
      save: save.money(30),
      terms: ['Over {m:200}', 'Not engagement rings'],
      tested: [0, 90],
      seen: 55,
      votes: [26, 7],
    },
  ],
}
