import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const inkwellPrint: DemoMerchant = {
  slug: 'inkwell-print',
  name: 'Inkwell Print',
  categories: ['electronics'],
  popularity: 53,
  summary:
    'Ink, paper and photo prints. The {shop}’s own cartridges are as good as the makers’ and cost a third. Check the page yield: the large size is nearly always the cheaper one.',
  facts: [
    ['{Delivery}', '{m:2.95}, free over {m:25}'],
    ['Returns', 'Unopened, 60 days'],
  ],
  offers: [
    {
      title: '30% off own-brand ink',
      code: 'WELLREAD',
      save: save.percent(30),
      terms: ['Own brand'],
      tested: [1, 20],
      ends: 19,
      seen: 24,
      votes: [59, 6],
    },
    {
      title: '50 photo prints for {m:4}',
      save: save.price(4, 8.5),
      terms: ['One order'],
      tested: [2, 41],
      seen: 65,
      votes: [43, 2],
    },
    {
      title: '15% off calendars',
      code: 'NEXTYEAR',
      save: save.percent(15),
      ends: 1.2,
      tested: [0, 27],
      seen: 14,
      votes: [21, 1],
    },
  ],
}
