import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const alpargataViva: DemoMerchant = {
  slug: 'alpargata-viva',
  name: 'Alpargata Viva',
  categories: ['fashion'],
  popularity: 79,
  summary:
    'Alpargatas cosidas a mano, camisas de lino y sombreros. Si se descose la suela el primer año, la cosen otra vez.',
  facts: [
    ['Envío', '{m:3.90}, gratis desde {m:50}'],
    ['Devoluciones', '30 días'],
  ],
  offers: [
    {
      title: '10 % de descuento con el boletín',
      code: 'ESPARTO10',
      save: save.percent(10),
      terms: ['Clientes nuevos'],
      tested: [3, 15],
      seen: 110,
      votes: [127, 15],
    },
    {
      title: '{m:20} menos en dos camisas de lino',
      code: 'LINO20',
      save: save.money(20),
      terms: ['Dos camisas'],
      tested: [1, 22],
      ends: 9,
      seen: 6,
      votes: [43, 3],
    },
    {
      title: 'Fin de temporada: hasta un 40 % menos',
      save: save.upTo(40),
      terms: ['Hasta agotar existencias'],
      tested: [2, 14],
      seen: 25,
      votes: [75, 6],
    },
    {
      title: 'Envío gratis todo el fin de semana',
      code: 'CARTERO',
      save: save.delivery,
      ends: -2,
      seen: 9,
      votes: [26, 5],
    },
  ],
}
