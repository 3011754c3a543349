import type { AssistantMessages } from './AssistantMessages.ts'

export const deAssistant: AssistantMessages = {
  heading: 'Fragen zu Angeboten',
  intro: (site) =>
    `Die Antworten kommen aus dem, was heute auf ${site} steht: Rabattcodes, Deals und ihre Bedingungen.`,
  personal: 'Bitte keine persönlichen Daten senden. Wir speichern weder Fragen noch Antworten.',
  writers: {
    model:
      'Das Sprachmodell eines anderen Unternehmens schreibt die Antworten; die Fragen werden dorthin gesendet. Es kann sich irren.',
    catalog: 'Ohne Sprachmodell: Die Antworten kommen direkt aus unserem Katalog.',
  },
  examplesHeading: 'Zum Beispiel',
  examples: (basket) => [
    'Welche Angebote enden heute?',
    `Was spart bei ${basket} am meisten?`,
    'Wie werden die Rabattcodes getestet?',
  ],
  examplesOf: (merchant, basket) => [
    `Was ist das beste Angebot von ${merchant}?`,
    `Welcher Code geht bei ${merchant} für ${basket}?`,
    `Gibt es bei ${merchant} kostenlosen Versand?`,
  ],
  panel: {
    label: 'Frage',
    missing: 'Die Frage fehlt.',
    send: 'Fragen',
    stop: 'Anhalten',
    again: 'Noch einmal fragen',
    clear: 'Neu beginnen',
    asked: 'Gefragt',
    answered: 'Antwort',
    waiting: 'Die Angebote werden durchgesehen …',
    by: {
      model: 'Von einem Sprachmodell geschrieben. Maßgeblich sind die Angaben des Shops.',
      catalog: 'Aus unserem Katalog.',
    },
    why: {
      limit: 'Das Sprachmodell hat sein Tageslimit erreicht. Diese Antwort kommt aus unserem Katalog.',
      unavailable: 'Das Sprachmodell ist nicht erreichbar. Diese Antwort kommt aus unserem Katalog.',
      unsure: 'Das Sprachmodell schrieb etwas, das bei uns nicht steht. Diese Antwort kommt aus unserem Katalog.',
    },
    offers: 'Angebote',
    links: 'Seiten',
    offline: 'Keine Verbindung. Gefragt wird, sobald sie wieder da ist.',
    failed: 'Gerade kommt keine Antwort. Bitte noch einmal versuchen.',
    busy: (minute, day) => `Möglich sind höchstens ${minute} Fragen pro Minute und ${day} pro Tag.`,
    later: (when) => `Weiter geht es ${when}.`,
    broken: 'Die Antwort ist abgebrochen. Bitte noch einmal fragen.',
    stopped: 'Die Antwort wurde angehalten.',
  },
  privacy: {
    heading: 'Fragen an den Assistenten',
    text: 'Fragen werden aus unserem Katalog beantwortet und nicht gespeichert. Schreibt das Sprachmodell eines anderen Unternehmens die Antwort, worauf wir vor der ersten Frage hinweisen, erhält es diese Frage und die vorherigen, aber weder die IP-Adresse noch sonst etwas über die Person.',
  },
}
