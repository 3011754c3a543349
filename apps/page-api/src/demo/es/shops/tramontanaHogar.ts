import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const tramontanaHogar: DemoMerchant = {
  slug: 'tramontana-hogar',
  name: 'Tramontana Hogar',
  categories: ['home-garden'],
  popularity: 76,
  summary:
    'Mantas, cerámica y muebles de pino que se montan sin tornillos. Las piezas con tara se venden aparte y con foto de la tara.',
  facts: [
    ['Envío', '{m:5.90}, muebles {m:35}'],
    ['Montaje', 'Sin herramientas'],
  ],
  offers: [
    {
      title: '{m:25} menos en estanterías',
      code: 'BALDA25',
      save: save.money(25),
      terms: ['Desde {m:180}'],
      tested: [0, 18],
      ends: 14,
      seen: 10,
      votes: [30, 2],
      exclusive: true,
    },
    {
      title: 'Vajilla para cuatro por {m:69}',
      save: save.price(69, 95),
      tested: [2, 40],
      ends: 8,
      seen: 12,
      votes: [28, 1],
    },
    {
      title: 'Un cojín de regalo con cada manta',
      save: save.gift,
      terms: ['Mantas de lana'],
      tested: [1, 26],
      ends: 16,
      seen: 11,
      votes: [36, 2],
    },
  ],
}
