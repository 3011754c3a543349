import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const dicewright: DemoMerchant = {
  slug: 'dicewright',
  name: 'Dicewright',
  categories: ['games'],
  popularity: 70,
  summary:
    'Brætspil med brikker af træ og reservedele på bestilling: Mangler der en terning, kommer den med posten. Alle æsker har danske regler.',
  facts: [
    ['Levering', '{m:35}, gratis fra {m:400}'],
    ['Reservedele', 'Gratis, så længe spillet udgives'],
  ],
  offers: [
    {
      title: '15 % rabat på spil for to',
      code: 'DUET15',
      save: save.percent(15),
      tested: [2, 6],
      ends: 7,
      seen: 6,
      votes: [56, 3],
    },
    {
      title: 'Gratis udvidelse til Havnefogeden',
      save: save.gift,
      terms: ['Grundspillet Havnefogeden'],
      tested: [1, 38],
      ends: 22,
      seen: 14,
      votes: [30, 1],
    },
    { title: 'Terningetårn til {m:139}', save: save.price(139, 199), seen: 25, votes: [9, 2] },
  ],
}
