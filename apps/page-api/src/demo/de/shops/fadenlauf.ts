import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const fadenlauf: DemoMerchant = {
  slug: 'fadenlauf',
  name: 'Fadenlauf',
  categories: ['fashion', 'home-garden'],
  popularity: 77,
  summary:
    'Stoffe am laufenden Meter, Schnittmuster und alles, was eine Nähmaschine braucht. Zu jedem Stoff gibt es ein Muster für 50 Cent per Post.',
  facts: [
    ['Versand', '{m:3.50}, ab {m:49} kostenlos'],
    ['Rückgabe', 'Zugeschnittener Stoff ist ausgenommen'],
  ],
  offers: [
    {
      title: '20 % Rabatt auf Leinen ab drei Metern',
      code: 'MASCHE20',
      save: save.percent(20),
      terms: ['Leinen', 'Ab 3 Metern'],
      tested: [3, 13],
      ends: 9,
      seen: 7,
      votes: [54, 4],
    },
    {
      title: 'Schnittmuster Juni kostenlos herunterladen',
      save: save.free,
      tested: [1, 60],
      seen: 88,
      votes: [71, 2],
    },
    {
      title: 'Reststücke bis zu 60 % reduziert',
      save: save.upTo(60),
      terms: ['Solange Vorrat reicht'],
      tested: [2, 27],
      seen: 21,
      votes: [39, 3],
    },
    {
      title: 'Versandkostenfrei am Wochenende',
      code: 'SPULE',
      save: save.delivery,
      ends: -2,
      seen: 9,
      votes: [28, 4],
    },
  ],
}
