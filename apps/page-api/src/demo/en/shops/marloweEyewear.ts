import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const marloweEyewear: DemoMerchant = {
  slug: 'marlowe-eyewear',
  name: 'Marlowe Eyewear',
  categories: ['health-beauty', 'fashion'],
  popularity: 63,
  summary:
    'Glasses and sunglasses with lenses cut in two days. Five frames come home on trial for nothing. Codes cover frames, not lens upgrades, and the second pair is nearly always the better deal.',
  facts: [
    ['{Delivery}', 'Free'],
    ['Home trial', 'Five frames, seven days, free'],
    ['Returns', '60 days, lenses included'],
  ],
  offers: [
    {
      title: 'Second pair at half price',
      save: save.percent(50),
      detail: 'The cheaper pair is the one that is halved.',
      terms: ['Second pair'],
      tested: [1, 15],
      seen: 48,
      votes: [83, 4],
    },
    {
      title: '{m:20} off frames over {m:90}',
      code: 'CLEARVIEW',
      save: save.money(20),
      terms: ['Over {m:90}', 'Frames only'],
      tested: [3, 24],
      ends: 11,
      seen: 13,
      votes: [57, 8],
    },
    {
      title: '25% off sunglasses',
      code: 'LOWSUN',
      save: save.percent(25),
      ends: -2,
      seen: 34,
      tested: [0, 100],
      votes: [61, 12],
    },
  ],
}
