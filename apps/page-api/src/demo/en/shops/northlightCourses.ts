import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const northlightCourses: DemoMerchant = {
  slug: 'northlight-courses',
  name: 'Northlight Courses',
  categories: ['education'],
  popularity: 65,
  summary:
    'Evening courses in drawing, accounting, carpentry and code, taught live in groups of twelve. Places are refunded in full until a week before. Early-bird prices end when the group is half full, not on a date.',
  facts: [
    ['Group size', 'Twelve at most'],
    ['Refund', 'Full until seven days before'],
    ['Recordings', 'Kept for a year'],
  ],
  offers: [
    {
      title: '{m:35} off a first course',
      code: 'EVENINGCLASS',
      save: save.money(35),
      terms: ['New learners', 'Over {m:150}'],
      tested: [3, 15],
      ends: 22,
      seen: 19,
      votes: [41, 3],
    },
    {
      title: 'Bring a friend: both 15% off',
      code: 'DESKMATES',
      save: save.percent(15),
      terms: ['Two places'],
      tested: [0, 60],
      seen: 77,
      votes: [29, 2],
    },
    {
      title: '{students}: 30% off weekend workshops',
      save: save.percent(30),
      terms: ['Proof needed'],
      tested: [1, 81],
      ends: 45,
      seen: 51,
      votes: [18, 1],
    },
  ],
}
