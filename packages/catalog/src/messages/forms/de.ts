import type { FormMessages } from './FormMessages.ts'

const confirmation =
  'Zuerst kommt ein Link zum Bestätigen der Adresse, vorher nichts anderes. Jede E-Mail enthält einen Link zum Abbestellen.'
const requested = 'Eine E-Mail ist unterwegs. Bitte mit dem Link darin bestätigen; vorher senden wir nichts anderes.'

export const deForms: FormMessages = {
  submission: (merchant) => ({
    heading: `Rabattcode für ${merchant} einsenden`,
    intro: ['Die Redaktion prüft ihn, bevor ihn andere sehen. Von wem er kam, wird nicht gespeichert.'],
    submit: 'Code einsenden',
    taken: 'Die Redaktion prüft den Code. Funktioniert er, erscheint er auf der Seite.',
  }),
  review: (merchant) => ({
    heading: `${merchant} bewerten`,
    intro: ['Die Redaktion liest die Bewertung, bevor andere sie sehen. Gespeichert wird nur, was hier steht.'],
    submit: 'Bewertung einsenden',
    taken: 'Die Redaktion liest die Bewertung. Geht es darin um den Shop, erscheint sie auf der Seite.',
  }),
  alerts: (merchant) => ({
    heading: `Neue Angebote von ${merchant} per E-Mail`,
    intro: [`Eine E-Mail, wenn es neue Angebote von ${merchant} gibt, höchstens eine am Tag.`, confirmation],
    submit: 'Neue Angebote zusenden',
    taken: requested,
  }),
  newsletter: (site) => ({
    heading: `Newsletter von ${site}`,
    intro: ['Die besten neuen Angebote, einmal in der Woche.', confirmation],
    submit: 'Newsletter zusenden',
    taken: requested,
  }),
  code: {
    label: 'Code',
    hint: 'Genau so, wie er an der Kasse eingegeben wird.',
    missing: 'Der Code fehlt.',
    invalid: 'Bitte nur den Code: 2 bis 40 Buchstaben, Ziffern oder Sonderzeichen, ohne Leerzeichen.',
  },
  offer: {
    label: 'Vorteil',
    hint: 'Zum Beispiel: 10 % auf Schuhe.',
    missing: 'Der Vorteil fehlt.',
    invalid: 'Bitte in Worten, mindestens drei Zeichen.',
  },
  endsOn: {
    label: 'Letzter Tag',
    hint: 'Falls bekannt.',
    invalid: 'Bitte ein Datum innerhalb der nächsten drei Jahre, oder das Feld leer lassen.',
    past: 'Dieser Tag ist vorbei. Bitte einen anderen, oder das Feld leer lassen.',
  },
  rating: { label: 'Bewertung', missing: 'Bitte einen bis fünf Sterne wählen.' },
  ratings: ['1 Stern: schlecht', '2 Sterne: mäßig', '3 Sterne: in Ordnung', '4 Sterne: gut', '5 Sterne: sehr gut'],
  headline: { label: 'Überschrift' },
  body: { label: 'Erfahrung' },
  by: { label: 'Name', hint: 'So steht er unter der Bewertung.' },
  address: {
    label: 'E-Mail-Adresse',
    missing: 'Die E-Mail-Adresse fehlt.',
    invalid: (example) => `Bitte eine Adresse wie ${example} eingeben.`,
  },
  long: (most) => `Bitte höchstens ${most} Zeichen.`,
  optional: '(freiwillig)',
  wrong: 'Bitte die Eingaben prüfen',
  held: 'Zum Schutz vor Bots wurde noch nichts gesendet. Die Eingaben sind noch da: bitte noch einmal senden.',
  sending: 'Wird gesendet …',
  offline: 'Keine Verbindung. Gesendet wird, sobald sie wieder da ist.',
  failed: 'Es konnte nicht gesendet werden. Die Eingaben sind noch da: bitte noch einmal versuchen.',
  busy: 'Von diesem Anschluss wurde zu viel gesendet. Bitte später noch einmal versuchen.',
  takenHeading: 'Danke',
  back: 'Zurück zur Seite',
  close: 'Schließen',
  trap: 'Dieses Feld leer lassen',
  privacy: {
    heading: 'Die E-Mail-Adresse',
    items: [
      'Wofür: nur für die bestellten E-Mails, die wöchentliche oder neue Angebote eines Shops. Außer dem Dienst, der unsere E-Mails zustellt, erhält sie niemand, und sie dient keinem anderen Zweck.',
      'Erst die Bestätigung: Zuerst kommt ein Link zum Bestätigen der Adresse, vorher nichts anderes. Eine Adresse, die nicht bestätigt wird, wird nach 8 Tagen gelöscht.',
      'Wie lange: bis zur Abmeldung über den Link in jeder E-Mail. 30 Tage danach wird die Adresse gelöscht. Dass eine E-Mail verschickt wurde, bleibt 30 Tage gespeichert.',
      'Sofort löschen: Eine Nachricht von dieser Adresse an uns genügt, siehe die Seite „Kontakt“. Mit der Adresse wird alles gelöscht, was zu ihr gehört.',
    ],
  },
}
