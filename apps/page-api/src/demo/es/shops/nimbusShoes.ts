import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const nimbusShoes: DemoMerchant = {
  slug: 'nimbus-shoes',
  name: 'Nimbus Shoes',
  categories: ['fashion'],
  popularity: 95,
  summary:
    'Nimbus hace zapatillas y botas ligeras y pone suelas nuevas a los pares que te vendió. Los códigos valen para pares sin rebajar; el outlet tiene sus propios precios y no admite ninguno.',
  facts: [
    ['Envío', '{m:4.50}, gratis desde {m:60}'],
    ['Devoluciones', '60 días, sin estrenar, con la etiqueta en la caja'],
    ['Suelas nuevas', 'Desde {m:36}, unas tres semanas'],
  ],
  offers: [
    {
      title: '20 % de descuento en tu primer par',
      code: 'HOLA20',
      save: save.percent(20),
      detail: 'Para un correo con el que nunca se haya comprado. El descuento va al par más caro de la cesta.',
      terms: ['Clientes nuevos', 'Pares sin rebajar'],
      tested: [0, 3],
      ends: 21,
      seen: 40,
      votes: [301, 26],
    },
    {
      title: '{m:15} menos en botas de montaña',
      code: 'CUMBRE15',
      save: save.money(15),
      terms: ['Desde {m:110}', 'Gama de montaña'],
      tested: [2, 10],
      ends: 6,
      seen: 8,
      votes: [71, 5],
      exclusive: true,
    },
    {
      title: 'Outlet: colores del año pasado hasta a mitad de precio',
      save: save.upTo(50),
      detail: 'Sin código. Las tallas pequeñas y las grandes son las últimas en agotarse.',
      tested: [0, 5],
      seen: 33,
      votes: [139, 11],
    },
    {
      title: '30 % en calcetines para correr',
      code: 'CALCETIN30',
      save: save.percent(30),
      ends: -4,
      seen: 60,
      votes: [55, 16],
    },
  ],
}
