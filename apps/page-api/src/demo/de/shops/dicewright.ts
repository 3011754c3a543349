import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const dicewright: DemoMerchant = {
  slug: 'dicewright',
  name: 'Dicewright',
  categories: ['games'],
  popularity: 69,
  summary:
    'Brettspiele mit Holzfiguren und Ersatzteilen auf Bestellung: Fehlt ein Würfel, kommt er per Post. Jede Schachtel gibt es auch mit deutscher Anleitung.',
  facts: [
    ['Versand', '{m:4.50}, ab {m:55} kostenlos'],
    ['Ersatzteile', 'Kostenlos, solange ein Spiel verlegt wird'],
  ],
  offers: [
    {
      title: '15 % Rabatt auf Spiele für zwei',
      code: 'DUETT15',
      save: save.percent(15),
      tested: [2, 6],
      ends: 7,
      seen: 6,
      votes: [64, 3],
    },
    {
      title: 'Gratis-Erweiterung zu Hafenmeister',
      save: save.gift,
      terms: ['Grundspiel Hafenmeister'],
      tested: [1, 38],
      ends: 22,
      seen: 14,
      votes: [35, 1],
    },
    { title: 'Würfelturm für {m:19}', save: save.price(19, 27), seen: 25, votes: [12, 2] },
  ],
}
