import { offerWords } from './de/offerWords.ts'
import { shops } from './de/shops.ts'
import { shopWords } from './de/shopWords.ts'
import { stories } from './de/stories.ts'
import type { DemoCatalogue } from './DemoCatalogue.ts'

export const de: DemoCatalogue = {
  testers: ['Jule Brandis', 'Emre Kavak', 'Thea Lindhorst', 'Anton Wiesner'],
  words: {},
  content: { offers: offerWords, shops: shopWords, stories },
  categories: {
    fashion:
      'Kleidung, Schuhe und Taschen. Reduzierte Ware ist oft ausgenommen; ein Blick in die Bedingungen lohnt sich.',
    'home-garden':
      'Möbel, Küche, Betten und alles, was wächst. Für große Teile kommt manchmal eine Speditionsgebühr dazu.',
    electronics:
      'Ton, Bild, Haushaltsgeräte und die Kabel dazwischen. Die meisten Codes gelten für einen Artikel pro Bestellung.',
    'food-drink':
      'Lebensmittel, Kaffee und Naschzeug. Für die erste Bestellung ist der Rabatt am größten; das steht dann dabei.',
    'health-beauty': 'Pflege, Düfte und Wohlbefinden. Verschreibungspflichtiges ist immer ausgenommen.',
    travel: 'Unterkünfte und Bahnfahrten. Wichtiger als der Code ist oft der Reisezeitraum.',
    software: 'Programme und Abos. Wichtig ist, was ein Tarif nach dem ersten Jahr kostet.',
    games: 'Brettspiele für zwei oder für eine ganze Tischrunde.',
    'books-media':
      'Bücher, Hörbücher und Musik. Bei neuen Büchern gilt die Preisbindung, deshalb geht es hier um alles andere.',
  },
  merchants: shops,
}
