import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const nimbusShoes: DemoMerchant = {
  slug: 'nimbus-shoes',
  name: 'Nimbus Shoes',
  categories: ['fashion'],
  popularity: 94,
  summary:
    'Nimbus laver lette hverdagssko og vandrestøvler og sætter nye såler på de par, du har købt. Koder gælder sko til fuld pris; outlettet har sine egne priser og tager ingen koder.',
  facts: [
    ['Levering', '{m:39}, gratis fra {m:450}'],
    ['Returret', '60 dage, ubrugt, label i æsken'],
    ['Nye såler', 'Fra {m:275}, cirka tre uger'],
  ],
  offers: [
    {
      title: '20 % rabat på dit første par',
      code: 'HEJ20',
      save: save.percent(20),
      detail: 'Til en e-mail, der ikke er handlet med før. Rabatten går til det dyreste par i kurven.',
      terms: ['Nye kunder', 'Ikke nedsatte par'],
      tested: [0, 3],
      ends: 21,
      seen: 40,
      votes: [264, 20],
    },
    {
      title: '{m:100} i rabat på vandrestøvler',
      code: 'BAKKETOP',
      save: save.money(100),
      terms: ['Fra {m:800}', 'Vandrestøvler'],
      tested: [2, 10],
      ends: 6,
      seen: 8,
      votes: [62, 5],
      exclusive: true,
    },
    {
      title: 'Outlet: sidste års farver op til halv pris',
      save: save.upTo(50),
      detail: 'Uden kode. De små og de store størrelser bliver længst.',
      tested: [0, 5],
      seen: 33,
      votes: [128, 9],
    },
    {
      title: '30 % på løbestrømper',
      code: 'STRØMPE30',
      save: save.percent(30),
      ends: -4,
      seen: 60,
      votes: [51, 13],
    },
  ],
}
