import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const despensaDeNela: DemoMerchant = {
  slug: 'despensa-de-nela',
  name: 'La Despensa de Nela',
  categories: ['food-drink'],
  popularity: 88,
  summary:
    'Conservas, quesos y aceites de pequeños productores, en cajas que cambian cada mes. Puedes saltarte un mes cuando quieras.',
  facts: [
    ['Envío', '{m:4.90}, gratis desde {m:49}'],
    ['Permanencia', 'Ninguna'],
  ],
  offers: [
    {
      title: '{m:12} menos en la primera caja',
      code: 'COSECHA12',
      save: save.money(12),
      terms: ['Clientes nuevos', 'Desde {m:30}'],
      tested: [1, 7],
      ends: 17,
      seen: 26,
      votes: [188, 19],
    },
    {
      title: 'Envío gratis durante el primer mes',
      code: 'PUERTA',
      save: save.delivery,
      terms: ['Clientes nuevos'],
      tested: [2, 30],
      seen: 52,
      votes: [84, 10],
    },
    {
      title: 'Tres quesos al precio de dos',
      save: save.bundle(3, 2),
      tested: [0, 19],
      ends: 5,
      seen: 6,
      votes: [47, 2],
    },
    {
      title: '10 % en aceite de cosecha temprana',
      code: 'OLIVA10',
      save: save.percent(10),
      ends: -9,
      seen: 48,
      votes: [21, 6],
    },
  ],
}
