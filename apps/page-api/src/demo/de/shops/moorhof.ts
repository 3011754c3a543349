import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const moorhof: DemoMerchant = {
  slug: 'moorhof',
  name: 'Moorhof Naturkost',
  categories: ['food-drink'],
  popularity: 88,
  summary:
    'Gemüsekisten, Brot und Käse von Höfen zwischen Elbe und Ems, geliefert am festen Wochentag. Eine Pause ist jederzeit möglich, eine Kündigung auch.',
  facts: [
    ['Lieferung', '{m:3.90}, ab {m:45} kostenlos'],
    ['Pfandkiste', 'Geht bei der nächsten Lieferung zurück'],
  ],
  offers: [
    {
      title: '{m:12} Rabatt auf die erste Gemüsekiste',
      code: 'ERNTE12',
      save: save.money(12),
      terms: ['Neukunden', 'Ab {m:30}'],
      tested: [1, 7],
      ends: 17,
      seen: 26,
      votes: [203, 18],
    },
    {
      title: 'Kostenlose Lieferung im ersten Monat',
      code: 'FREIHOF',
      save: save.delivery,
      terms: ['Neukunden'],
      tested: [2, 30],
      seen: 52,
      votes: [88, 11],
    },
    {
      title: 'Drei Käsesorten zum Preis von zwei',
      save: save.bundle(3, 2),
      tested: [0, 19],
      ends: 5,
      seen: 6,
      votes: [41, 2],
    },
    {
      title: '10 % auf Apfelsaft in der 3-Liter-Box',
      code: 'APFEL10',
      save: save.percent(10),
      ends: -9,
      seen: 48,
      votes: [22, 6],
    },
  ],
}
