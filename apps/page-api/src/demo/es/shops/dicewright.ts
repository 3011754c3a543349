import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const dicewright: DemoMerchant = {
  slug: 'dicewright',
  name: 'Dicewright',
  categories: ['games'],
  popularity: 69,
  summary:
    'Juegos de mesa con piezas de madera y recambios a petición: si falta un dado, llega por correo. Todas las cajas traen reglas en español.',
  facts: [
    ['Envío', '{m:4.50}, gratis desde {m:55}'],
    ['Recambios', 'Gratis mientras el juego se edite'],
  ],
  offers: [
    {
      title: '15 % de descuento en juegos para dos',
      code: 'DUELO15',
      save: save.percent(15),
      tested: [2, 6],
      ends: 7,
      seen: 6,
      votes: [58, 3],
    },
    {
      title: 'Expansión de regalo con Capitán de puerto',
      save: save.gift,
      terms: ['Juego base Capitán de puerto'],
      tested: [1, 38],
      ends: 22,
      seen: 14,
      votes: [31, 1],
    },
    { title: 'Torre de dados por {m:19}', save: save.price(19, 27), seen: 25, votes: [11, 2] },
  ],
}
