import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const lockstepVpn: DemoMerchant = {
  slug: 'lockstep-vpn',
  name: 'Lockstep VPN',
  categories: ['software'],
  popularity: 66,
  summary:
    'Ein VPN, dessen Programme offenliegen und jedes Jahr geprüft werden. Der Preis nach dem ersten Jahr steht neben dem Rabatt und nicht im Kleingedruckten.',
  facts: [
    ['Testzeit', '30 Tage, Geld zurück'],
    ['Geräte', 'Bis zu acht zugleich'],
  ],
  offers: [
    {
      title: '60 % Rabatt auf zwei Jahre',
      code: 'TUNNEL60',
      save: save.percent(60),
      detail: 'Danach {m:7.50} im Monat, jederzeit kündbar.',
      terms: ['Zwei Jahre im Voraus'],
      tested: [0, 2],
      ends: 2,
      seen: 12,
      votes: [140, 12],
    },
    {
      title: 'Drei Monate gratis zum Jahrestarif',
      save: save.other('3 Monate'),
      tested: [3, 52],
      seen: 40,
      votes: [48, 6],
    },
    {
      title: '30 % für Studierende',
      code: 'CAMPUS30',
      save: save.percent(30),
      terms: ['Mit Nachweis'],
      starts: 5,
      ends: 40,
      seen: 2,
    },
  ],
}
