import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const lockstepVpn: DemoMerchant = {
  slug: 'lockstep-vpn',
  name: 'Lockstep VPN',
  categories: ['software'],
  popularity: 77,
  summary:
    'A private network with published audits. The long plans look cheapest by far; mind that they renew at the yearly price. The money-back window is real and handled by chat in minutes.',
  facts: [
    ['Refund', '30 days'],
    ['Devices', 'Ten at once'],
    ['Renewal', '{m:59} a year'],
  ],
  offers: [
    {
      title: 'Two years for {m:69}',
      save: save.price(69, 118),
      detail: 'Renews at the yearly price.',
      terms: ['New customers', 'Two years'],
      tested: [2, 7],
      ends: 8,
      seen: 13,
      votes: [115, 12],
    },
    {
      title: '15% off any plan',
      code: 'KEEPSTEP',
      save: save.percent(15),
      terms: ['New customers'],
      tested: [0, 25],
      seen: 80,
      votes: [73, 14],
    },
    {
      title: 'A month free with the yearly plan',
      code: 'THIRTEENTH',
      save: save.free,
      ends: 1.7,
      tested: [1, 32],
      seen: 17,
      votes: [26, 3],
    },
  ],
}
