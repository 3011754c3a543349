import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const sorrelSkin: DemoMerchant = {
  slug: 'sorrel-skin',
  name: 'Sorrel Skin',
  categories: ['health-beauty'],
  popularity: 82,
  summary:
    'Cuidado de la piel sin perfume, en tarros de vidrio que vuelven para rellenarse. Cada envase dice cuánto lleva de cada principio activo.',
  facts: [
    ['Envío', 'Gratis desde {m:35}'],
    ['Recarga', '30 % menos que un tarro nuevo'],
  ],
  offers: [
    {
      title: '15 % de descuento en el primer pedido',
      code: 'SUAVE15',
      save: save.percent(15),
      terms: ['Clientes nuevos'],
      tested: [2, 4],
      ends: 28,
      seen: 61,
      votes: [172, 18],
    },
    {
      title: 'Crema de manos de regalo desde {m:50}',
      save: save.gift,
      detail: 'Se añade sola a la cesta mientras queden existencias.',
      terms: ['Desde {m:50}'],
      tested: [1, 35],
      ends: 3,
      seen: 5,
      votes: [34, 2],
    },
    {
      title: 'Estuche de prueba con cinco minis por {m:14}',
      save: save.price(14, 22),
      tested: [0, 44],
      seen: 37,
      votes: [50, 4],
    },
    { title: '20 % en protección solar', code: 'SOMBRA20', save: save.percent(20), seen: 240, votes: [9, 6] },
  ],
}
