import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const wayfarerStays: DemoMerchant = {
  slug: 'wayfarer-stays',
  name: 'Wayfarer Stays',
  categories: ['travel'],
  popularity: 86,
  summary:
    'Faros, molinos y casas de pueblo por toda Europa. El precio con limpieza se ve desde la búsqueda y cancelar es gratis hasta catorce días antes.',
  facts: [
    ['Cancelación', 'Gratis hasta 14 días antes'],
    ['Pago', '20 % al reservar, el resto al llegar'],
  ],
  offers: [
    {
      title: '10 % de descuento desde cinco noches',
      code: 'DESPACIO10',
      save: save.percent(10),
      detail: 'Con llegada hasta finales de marzo, salvo Navidad y Fin de Año.',
      terms: ['Desde 5 noches', 'Llegada hasta marzo'],
      tested: [0, 9],
      ends: 25,
      seen: 20,
      votes: [89, 8],
    },
    {
      title: 'Hasta {m:80} menos en las últimas fechas en la costa',
      save: save.moneyUpTo(80),
      terms: ['Llegada en 14 días'],
      tested: [3, 16],
      ends: 11,
      seen: 9,
      votes: [48, 6],
    },
    {
      title: 'La noche del domingo, gratis',
      save: save.free,
      terms: ['De viernes a lunes'],
      starts: 4,
      ends: 18,
      seen: 1,
    },
  ],
}
