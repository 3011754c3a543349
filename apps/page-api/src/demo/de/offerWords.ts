import type { OfferWords } from '../DemoContent.ts'

export const offerWords: OfferWords = {
  terms: {
    code: 'Der Code gehört vor dem Bezahlen in sein Feld; ein Rabatt, der dort nicht erscheint, wird später nicht nachgereicht. Ein Code pro Bestellung.',
    deal: 'Ein Code ist nicht nötig. Es gilt der Preis im Warenkorb.',
    always:
      'Ausgenommen sind Geschenkgutscheine und Versandkosten.\n\n- Für private Bestellungen in üblicher Menge\n- Nicht zusammen mit anderen Rabatten, sofern der Shop nichts anderes sagt\n- Bei einer Rücksendung wird erstattet, was bezahlt wurde',
  },
  withdrawn: '{m:8} Rabatt auf die Winterkollektion',
  hidden: '90 % auf alles, nur heute',
  tags: {
    'free-delivery': {
      name: 'Kostenloser Versand',
      summary: 'Angebote ohne Versandkosten, mit dem Wert, ab dem sie gelten.',
      about:
        'Gesparte Versandkosten werden gern übersehen, dabei hängen sie nicht davon ab, was im Warenkorb liegt.\n\nMeist gibt es einen Mindestwert. Kostet das Auffüllen mehr als der Versand, lohnt sich der Versand.',
    },
    'free-gift': {
      name: 'Geschenke',
      summary: 'Etwas liegt bei. Schön, wenn die Bestellung ohnehin geplant war.',
      about:
        'Geschenke gibt es, solange der Vorrat reicht. Vor dem Bezahlen prüfen, ob das Geschenk im Warenkorb liegt.',
    },
    'first-order': {
      name: 'Erste Bestellung',
      summary: 'Für Adressen, mit denen dort noch nie bestellt wurde.',
      about:
        'Bei der ersten Bestellung ist der Rabatt am größten. Geprüft werden Anschrift und Karte; eine zweite E-Mail-Adresse hilft selten.',
    },
    bundles: {
      name: 'Mehr fürs Geld',
      summary: 'Drei zum Preis von zwei, das zweite Stück zum halben Preis und Ähnliches.',
      about: 'Gratis ist fast immer das günstigste Stück. Am meisten bringt es, wenn alle etwa gleich viel kosten.',
    },
    reduced: {
      name: 'Reduzierte Ware',
      summary: 'Outlets, Vorjahresfarben und geöffnete Kartons.',
      about: 'Auf reduzierte Ware gilt selten noch ein Code. Was „bis zu“ heißt, steht am einzelnen Stück.',
    },
  },
  brands: {
    corrie: {
      summary: 'Stiefel und Regenkleidung für Wege ohne Asphalt.',
      about: 'Corrie macht wenige Dinge und behält sie lange im Programm. Repariert wird dort, wo genäht wurde.',
    },
    alto: {
      summary: 'Geräte für Küchen mit einer guten Steckdose.',
      about:
        'Geräte von Alto sind geschraubt, nicht geklebt. Dichtungen und Schalter gibt es einzeln, auch für zehn Jahre alte Modelle.',
    },
    oatfield: {
      summary: 'Hafer, Honig und was dazu passt.',
      about:
        'Oatfield kauft bei Höfen mit Namen, und der Name steht auf der Tüte. Was bald abläuft, wird günstiger verkauft und nicht weggeworfen.',
    },
  },
  parts: {
    shoes: { name: 'Schuhe', summary: 'Für Pflaster, Pfade und verregnete Morgen.' },
    appliances: { name: 'Küchengeräte', summary: 'Mixer, Kaffeemaschinen und das Licht darüber.' },
    stays: { name: 'Unterkünfte', summary: 'Ferienwohnungen, Leuchttürme und die eine oder andere Scheune.' },
  },
  questions: [
    [
      'Woher ist bekannt, dass ein Code funktioniert?',
      'Jemand von uns hat ihn an der Kasse eingegeben. Neben jedem getesteten Code steht, wer das war und wann.',
    ],
    [
      'Warum steht hier noch ein Code ohne Enddatum?',
      'Weil der Shop ihn noch annimmt. Nach einem halben Jahr ohne Test heißt er unbestätigt.',
    ],
  ],
}
