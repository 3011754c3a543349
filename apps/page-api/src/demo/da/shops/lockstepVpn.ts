import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const lockstepVpn: DemoMerchant = {
  slug: 'lockstep-vpn',
  name: 'Lockstep VPN',
  categories: ['software'],
  popularity: 65,
  summary:
    'En VPN med åben kildekode, der efterprøves hvert år. Prisen efter det første år står ved siden af rabatten og ikke med småt.',
  facts: [
    ['Prøvetid', '30 dage eller pengene tilbage'],
    ['Enheder', 'Op til otte ad gangen'],
  ],
  offers: [
    {
      title: '60 % rabat på to år',
      code: 'TUNNEL60',
      save: save.percent(60),
      detail: 'Derefter {m:55} om måneden, kan opsiges når som helst.',
      terms: ['To år forud'],
      tested: [0, 2],
      ends: 2,
      seen: 12,
      votes: [119, 11],
    },
    {
      title: 'Tre måneder oveni årsabonnementet',
      save: save.other('3 måneder'),
      tested: [3, 52],
      seen: 40,
      votes: [41, 6],
    },
    {
      title: '30 % til studerende',
      code: 'CAMPUS30',
      save: save.percent(30),
      terms: ['Med studiekort'],
      starts: 5,
      ends: 40,
      seen: 2,
    },
  ],
}
