import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const halyardAudio: DemoMerchant = {
  slug: 'halyard-audio',
  name: 'Halyard Audio',
  categories: ['electronics'],
  popularity: 87,
  summary:
    'Headphones and speakers you can open with a screwdriver. Batteries, pads and cables are sold singly for ten years. Codes run for a week around each release and then rest for a month or two.',
  facts: [
    ['{Delivery}', 'Free'],
    ['Returns', '30 days of listening'],
    ['Spare parts', 'Ten years'],
    ['Student discount', '15%, all year'],
  ],
  offers: [
    {
      title: '{m:50} off Mainsail headphones',
      code: 'MAINSAIL50',
      save: save.money(50),
      terms: ['Mainsail only'],
      tested: [0, 4],
      ends: 6,
      seen: 4,
      votes: [112, 5],
    },
    {
      title: '20% off speakers bought in pairs',
      code: 'STEREO20',
      save: save.percent(20),
      terms: ['Two of a kind'],
      tested: [2, 22],
      ends: 16,
      seen: 19,
      votes: [48, 4],
    },
    {
      title: 'Up to 40% off open-box earphones',
      save: save.upTo(40),
      terms: ['Open box'],
      tested: [3, 31],
      seen: 38,
      votes: [55, 6],
    },
    { title: 'Free cable with any refurbished amplifier', save: save.gift, tested: [1, 75], seen: 61, votes: [9, 0] },
    {
      title: '15% off for students',
      code: 'LISTENUP',
      save: save.percent(15),
      terms: ['Students', 'Proof needed'],
      tested: [1, 53],
      seen: 110,
      votes: [68, 10],
    },
    { title: '{m:25} off turntables', code: 'SIDEB', save: save.money(25), ends: -3, seen: 26, votes: [30, 13] },
  ],
}
