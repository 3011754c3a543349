import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const greenwharfMarket: DemoMerchant = {
  slug: 'greenwharf-market',
  name: 'Greenwharf Market',
  categories: ['food-drink'],
  popularity: 90,
  summary:
    'Groceries to the door from 6 in the morning, with the farms named on the shelf. New-customer codes want a full {basket}; the {delivery} pass pays from the third order of a month.',
  facts: [
    ['{Delivery}', '{m:1.50} to {m:5}, by the hour'],
    ['{Delivery} pass', '{m:7.99} a month'],
    ['Substitutes', 'Refused at the door without a word'],
  ],
  offers: [
    {
      title: '{m:20} off a first order over {m:70}',
      code: 'WHARF20',
      save: save.money(20),
      terms: ['New customers', 'Over {m:70}'],
      tested: [0, 6],
      ends: 20,
      seen: 18,
      votes: [231, 27],
    },
    {
      title: 'Three months of the {delivery} pass free',
      code: 'PASSALONG',
      save: save.free,
      detail: 'Renews by itself in month four; it can be stopped on the day it starts.',
      terms: ['New pass holders'],
      tested: [1, 24],
      ends: 9,
      seen: 16,
      votes: [72, 14],
    },
    {
      title: '25% off six bottles of wine',
      save: save.percent(25),
      terms: ['Six bottles', 'Over 18s', 'From {m:6} a bottle'],
      tested: [2, 15],
      ends: 2.5,
      seen: 4,
      votes: [94, 1],
    },
    { title: 'Fruit box for {m:12}', save: save.price(12, 15), tested: [3, 36], seen: 41, votes: [38, 0] },
    {
      title: '{m:10} off the third order',
      code: 'THIRDTIME',
      save: save.money(10),
      ends: -9,
      seen: 50,
      votes: [60, 21],
    },
  ],
}
