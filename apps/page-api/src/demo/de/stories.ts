import type { Stories } from '../DemoContent.ts'

export const stories: Stories = {
  topics: {
    'long-weekend': {
      name: 'Langes Wochenende',
      summary: 'Drei freie Tage und was sie füllt.',
      about:
        'Züge und Unterkünfte sind am günstigsten, bevor alle suchen. Gesammelt wird, sobald die ersten Termine feststehen.',
      questions: [
        ['Wann beginnen die Angebote?', 'Meist zwei Tage vorher. Was schon bekannt ist, steht hier als bald gültig.'],
      ],
    },
    'home-week': {
      name: 'Woche fürs Zuhause',
      summary: 'Sieben Tage für Regale, Lampen und alles mit Stecker.',
      about:
        'Die Tage sind unter den Shops abgesprochen, die Preise nicht. Bei großen Stücken zuerst auf die Speditionskosten achten.',
      questions: [
        [
          'Sind die Preise niedriger als sonst?',
          'Oft, nicht immer. Ist der Preis des Vormonats bekannt, steht er dabei.',
        ],
      ],
    },
    'outdoor-days': {
      name: 'Draußentage',
      summary: 'Stiefel, Zelte und trockene Socken, einmal im Jahr.',
      about: 'Die Tage sind vorbei. Was beim letzten Mal galt, steht unten; vieles davon kommt wieder.',
    },
    'student-savings': {
      name: 'Rabatte im Studium',
      summary: 'Nachlässe, die so lange gelten wie das Studium.',
      about: 'Einmal im Jahr wird ein Nachweis verlangt. Geprüft wird er vom Shop, nie von uns.',
    },
  },
  channels: {
    letter: {
      name: 'Aus unserem Brief',
      summary: 'Was im Brief dieser Woche stand, in seiner Reihenfolge.',
      lanes: ['Neu in dieser Woche', 'Fürs Zuhause', 'Ohne Versandkosten'],
    },
    app: {
      name: 'In der App',
      summary: 'Kurze Liste für einen kleinen Bildschirm.',
      lanes: ['Eben eingetroffen', 'Zum Anziehen', 'Etwas obendrauf'],
    },
  },
  authors: [
    {
      looks: { hair: 'long', skin: 'fair' },
      role: 'Testet Codes an der Kasse',
      about: 'Hat rund viertausend Warenkörbe gefüllt und fast alle wieder geleert.',
    },
    {
      looks: { hair: 'short', skin: 'tan' },
      role: 'Liest Bedingungen bis zum Ende',
      about: 'War früher Korrektor. Hält „bis zu“ für die teuersten zwei Wörter der Sprache.',
    },
  ],
  posts: {
    'how-we-test-codes': {
      title: 'So wird ein Code getestet',
      summary: 'Ein voller Warenkorb, ein geduldiger Nachmittag, und warum neben dem Haken ein Name steht.',
      body: 'Ein Code funktioniert oder er funktioniert nicht. Um das herauszufinden, füllt jemand von uns einen Warenkorb, geht zur Kasse, gibt den Code ein und liest, was dann dasteht.\n\n## Was wir aufschreiben\n\n- Was im Warenkorb lag und was es kostete\n- Was abgezogen wurde\n- Wer getestet hat und zu welcher Stunde\n\nEin Test gilt für den Augenblick, in dem er gemacht wurde. Deshalb steht sein Alter dabei.\n\n[offer](/stores/nimbus-shoes)\n\n## Und wenn er scheitert?\n\nDann folgt ein zweiter Versuch mit anderem Inhalt. Scheitert auch der, verschwindet der Haken sofort, und eine Notiz sagt, warum.',
    },
    'small-print-in-four-words': {
      title: 'Das Kleingedruckte in vier Wörtern',
      summary: 'Mindestwert, neu, ausgenommen, einmal: Daran scheitern die meisten Codes.',
      body: 'Bedingungen sind lang, weil vorsichtige Menschen sie schreiben. Entscheidend ist fast immer eines von vier Wörtern.\n\n## Mindestwert\n\nGezählt wird nach anderen Rabatten und ohne Versand. Was knapp darüber liegt, kann darunter fallen.\n\n## Neu\n\nNeu ist, wer noch nie bestellt hat. Es zählt die Anschrift, oft auch die Karte.\n\n[offer](/stores/sorrel-skin)\n\n## Ausgenommen\n\nReduzierte Ware, Gutscheine und die eine oder andere Marke.\n\n## Einmal\n\nPro Kunde, nicht pro Bestellung.',
    },
    'when-a-code-fails': {
      title: 'Wenn ein Code scheitert: fünf Versuche',
      summary: 'Vom Leerzeichen hinter dem letzten Buchstaben bis zur Uhrzeit, zu der er endet.',
      body: 'Bevor es aufzugeben gilt:\n\n- Das mitkopierte Leerzeichen löschen\n- Reduzierte Ware aus dem Warenkorb nehmen\n- Anmelden, denn manche Codes gelten nur für Konten\n- Auf die Uhr des Shops schauen, nicht auf die eigene\n- Den nächstbesten Code der Liste nehmen\n\n[offer](/stores/lockstep-vpn)\n\nDanach bitte melden, dass er nicht ging, und warum. Drei Meldungen an einem Tag genügen für einen neuen Test.',
    },
    'three-nights-away': {
      title: 'Drei Nächte fort mit kleinem Gepäck',
      summary: 'Eine Tasche, ein Paar Schuhe, eine Buchung: unser Plan für ein langes Wochenende.',
      body: 'Drei Nächte brauchen weniger, als man denkt. Gepackt wurde für ein Stellwerk an der See, und die Hälfte blieb zu Hause.\n\n## Ein Bett\n\n[offer](/stores/wayfarer-stays)\n\nErst der Reisezeitraum, dann der Preis: Ein Code für Werktage nützt am Freitag nichts.\n\n## Schuhe\n\nEin Paar, und zwar an den Füßen.\n\n[offer](/stores/nimbus-shoes)',
    },
    'a-table-for-four': {
      title: 'Ein Tisch für vier',
      summary: 'Ein Abend mit Suppe, Spiel und einer Lampe, die hell genug für die Regeln ist.',
      body: 'Die Suppe braucht vierzig Minuten, das Spiel fünfzig. Also zuerst die Suppe.\n\n## Zum Kochen\n\n[offer](/stores/volta-and-vine)\n\n## Zum Spielen\n\nZu viert spielt es sich am besten: Niemand wartet lange, und es gibt immer jemanden, mit dem man sich verbünden kann.\n\n[offer](/stores/dicewright)',
    },
  },
}
