import type { ShopWords } from '../DemoContent.ts'

export const shopWords: ShopWords = {
  about: {
    'nimbus-shoes':
      'Nimbus begann mit einem leichten Wanderschuh und macht ihn noch immer. Inzwischen gibt es ein Dutzend weitere, alle auf denselben drei Leisten: Wer seine Größe kennt, kennt sie für alle.\n\nAbgelaufene Sohlen ersetzt die Werkstatt in drei Wochen, für weniger als den halben Neupreis.',
    'volta-and-vine':
      'Volta & Vine verkauft Geräte für den Haushalt und nennt bei jedem den Verbrauch im Jahr. Zum Nachmessen verleiht der Shop Messstecker.\n\nGeneralüberholte Geräte stammen aus eigenen Rücksendungen und haben dieselben zwei Jahre Garantie.',
    'wayfarer-stays':
      'Wayfarer vermietet Häuser, die einmal etwas anderes waren: Leuchttürme, Stellwerke, Scheunen. In jedem hat schon jemand aus dem Team übernachtet.\n\nDer Preis in der Suche ist der ganze Preis, mit Reinigung und Bettwäsche.',
  },
  howToUse:
    '- Code hier öffnen und kopieren; {name} geht daneben auf.\n- Warenkorb wie gewohnt füllen und zur Kasse gehen.\n- Code in sein Feld setzen und den Knopf daneben drücken. Erst dann wird abgezogen.\n- Vor dem Bezahlen die Summe vergleichen.',
  questions: [
    [
      'Lassen sich bei {name} zwei Codes verbinden?',
      'Nein. Das Feld nimmt einen, ein zweiter ersetzt ihn. Automatische Rabatte bleiben neben einem Code bestehen.',
    ],
    [
      'Wo wird der Code eingegeben?',
      'Im Warenkorb unter der Liste der Artikel und noch einmal auf der Seite mit den Zahlungsarten.',
    ],
    [
      'Was gilt bei einer Rücksendung?',
      'Erstattet wird der bezahlte Preis. Ein dadurch verfehlter Mindestwert wird nicht nachgefordert.',
    ],
  ],
  reviews: [
    [5, 'Wie beschrieben', 'Montag bestellt, Mittwoch da, und der Code ging sofort durch.', 'Nele P.'],
    [
      4,
      'Gut, aber Bedingungen lesen',
      'Der Rabatt galt nicht für das eine reduzierte Stück. Stand da, nur klein.',
      'Ivo',
    ],
    [5, '', 'Auf eine Frage zur Größe antwortete jemand, der das Teil in der Hand hatte.', 'R. Kastell'],
    [3, 'An Feiertagen langsam', 'Gute Ware, aber das Paket war über die Feiertage neun Tage unterwegs.', 'Odile'],
    [4, 'Rückgabe ist einfach', 'Etikett im Karton, Geld nach fünf Tagen zurück.', 'Sami W.'],
    [2, 'Falsche Farbe', 'Zweimal kam Grau. Am Ende ist es dabei geblieben.', 'Lene'],
    [5, 'Zum ersten Mal hier', 'Gerne wieder.', 'Gast'],
  ],
  cashback: {
    newCustomers: 'Neukunden',
    accessories: 'Zubehör',
    exclusions:
      '- Geschenkgutscheine\n- Versand und Steuern\n- Bestellungen mit einem Code, der nicht von dieser Seite stammt',
    terms:
      'Auf dieser Seite beginnen und im selben Besuch bestellen. Berechnet wird vom Preis ohne Steuern; bei einer Rücksendung entfällt der Betrag.',
  },
}
