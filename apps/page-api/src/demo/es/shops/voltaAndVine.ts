import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const voltaAndVine: DemoMerchant = {
  slug: 'volta-and-vine',
  name: 'Volta & Vine',
  categories: ['electronics', 'home-garden'],
  popularity: 91,
  summary:
    'Robots de cocina, aspiradoras y lámparas, con el consumo real en cada ficha. Si el precio baja en los catorce días siguientes, te devuelven la diferencia si la pides.',
  facts: [
    ['Envío', 'Gratis desde {m:30}, urgente {m:5.90}'],
    ['Devoluciones', '45 días, aunque esté abierto'],
    ['Aparato viejo', 'Se lo llevan gratis al entregar'],
  ],
  offers: [
    {
      title: '{m:40} de descuento en compras de {m:300} o más',
      code: 'CHISPA40',
      save: save.money(40),
      detail: 'En todo salvo tarjetas regalo y reacondicionados.',
      terms: ['Desde {m:300}'],
      tested: [3, 1],
      ends: 4,
      seen: 3,
      votes: [115, 9],
      exclusive: true,
    },
    {
      title: 'Cafeteras reacondicionadas hasta un 35 % más baratas',
      save: save.upTo(35),
      detail: 'Revisadas, descalcificadas y con dos años de garantía.',
      terms: ['Reacondicionado'],
      tested: [0, 23],
      seen: 45,
      votes: [56, 3],
    },
    {
      title: 'Batidora de vaso por {m:59}',
      save: save.price(59, 89),
      tested: [3, 29],
      ends: 0.9,
      seen: 4,
      votes: [35, 1],
    },
    { title: '20 % en lámparas', code: 'BRILLO20', save: save.percent(20), starts: 2.5, ends: 8, seen: 1 },
  ],
}
