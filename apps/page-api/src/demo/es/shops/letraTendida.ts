import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const letraTendida: DemoMerchant = {
  slug: 'letra-tendida',
  name: 'Letra Tendida',
  categories: ['books-media'],
  popularity: 71,
  summary:
    'Libros de segunda mano, audiolibros y vinilos, cada uno con foto de su estado real. Lo que no te guste lo recompran a mitad de precio.',
  facts: [
    ['Envío', 'Gratis desde tres libros'],
    ['Recompra', 'Etiqueta gratis desde diez libros'],
  ],
  offers: [
    {
      title: 'Cuatro libros de bolsillo al precio de tres',
      code: 'ESTANTE4',
      save: save.bundle(4, 3),
      terms: ['Libros de bolsillo'],
      tested: [1, 21],
      ends: 19,
      seen: 16,
      votes: [76, 5],
    },
    {
      title: '{m:5} menos en vinilos desde {m:30}',
      code: 'SURCO5',
      save: save.money(5),
      tested: [3, 33],
      ends: 10,
      seen: 18,
      votes: [30, 4],
    },
    {
      title: 'El primer audiolibro, gratis',
      save: save.free,
      terms: ['Clientes nuevos'],
      tested: [0, 47],
      seen: 95,
      votes: [108, 12],
    },
    { title: '15 % en cómics', code: 'VINETA15', save: save.percent(15), ends: -15, seen: 70, votes: [22, 8] },
  ],
}
