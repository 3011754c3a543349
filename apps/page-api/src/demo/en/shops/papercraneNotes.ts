import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const papercraneNotes: DemoMerchant = {
  slug: 'papercrane-notes',
  name: 'Papercrane',
  categories: ['software'],
  popularity: 78,
  summary:
    'Notes and tasks that open without a network and export to plain files. The free plan has no time limit; paid plans add sharing and history. A code applies to the first year, and the renewal mail comes two weeks before the next.',
  facts: [
    ['Free plan', 'One person, two devices'],
    ['Refund', '30 days, no questions'],
    ['Student discount', 'Half price while enrolled'],
  ],
  offers: [
    {
      title: '40% off the first year',
      code: 'UNFOLD40',
      save: save.percent(40),
      terms: ['Yearly plan', 'First year'],
      tested: [1, 4],
      ends: 5,
      seen: 6,
      votes: [88, 3],
    },
    {
      title: '50% off for students',
      save: save.percent(50),
      terms: ['Students', 'Proof needed'],
      tested: [3, 68],
      seen: 145,
      votes: [97, 6],
      alsoIn: ['education'],
    },
    {
      title: 'Three months of Teams free',
      code: 'FLOCKTOGETHER',
      save: save.other('3 months free'),
      terms: ['Up to ten people'],
      tested: [0, 47],
      ends: 30,
      seen: 34,
      votes: [21, 2],
    },
    {
      title: '25% off lifetime licences',
      code: 'ONESHEET',
      save: save.percent(25),
      ends: -14,
      seen: 44,
      votes: [33, 5],
    },
  ],
}
