import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const fluentyard: DemoMerchant = {
  slug: 'fluentyard',
  name: 'Fluentyard',
  categories: ['education', 'software'],
  popularity: 73,
  summary:
    'Languages in twenty minutes a day, with a teacher on screen once a week. The yearly plan includes the lessons; on the monthly plan they cost extra, which the price page says in small print.',
  facts: [
    ['Languages', 'Fourteen'],
    ['Refund', '20 days'],
    ['Student discount', '30%, all year'],
  ],
  offers: [
    {
      title: '55% off the first year',
      code: 'BONJOUR55',
      save: save.percent(55),
      terms: ['Yearly plan', 'First year'],
      tested: [1, 7],
      ends: 7,
      seen: 8,
      votes: [98, 7],
    },
    {
      title: 'Two lessons with a teacher free',
      save: save.free,
      terms: ['New learners'],
      tested: [2, 34],
      seen: 88,
      votes: [76, 2],
    },
    {
      title: '{m:30} off lifetime access',
      code: 'FORLIFE',
      save: save.money(30),
      ends: 16,
      tested: [0, 72],
      seen: 23,
      votes: [27, 4],
    },
    {
      title: '40% off for two learners',
      code: 'PHRASEPAIR',
      save: save.percent(40),
      ends: -10,
      seen: 40,
      votes: [22, 9],
    },
  ],
}
