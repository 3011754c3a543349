import type { AssistantMessages } from './AssistantMessages.ts'

export const deAssistant: AssistantMessages = {
  heading: 'Fragen zu Angeboten',
  intro: (site) =>
    `Die Antworten kommen aus dem, was heute auf ${site} steht: Gutscheincodes, Deals und ihre Bedingungen.`,
  personal: 'Bitte keine persönlichen Daten senden. Wir speichern weder Fragen noch Antworten.',
  writers: {
    model:
      'Ein Sprachmodell eines anderen Unternehmens schreibt die Antworten: Die Fragen werden ihm gesendet. Es kann sich irren.',
    catalog: 'Kein Sprachmodell wird gefragt: Die Antworten sind aus dem Katalog zusammengestellt.',
  },
  examplesHeading: 'Zum Beispiel',
  examples: (basket) => [
    'Welche Angebote enden heute?',
    `Was spart bei ${basket} am meisten?`,
    'Wie werden die Gutscheincodes getestet?',
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
      model: 'Von einem Sprachmodell geschrieben. Es gilt, was der Shop sagt.',
      catalog: 'Aus dem Katalog zusammengestellt.',
    },
    why: {
      limit: 'Das Sprachmodell hat für heute genug geantwortet: Dies ist die Antwort des Katalogs.',
      unavailable: 'Das Sprachmodell ist nicht erreichbar: Dies ist die Antwort des Katalogs.',
      unsure: 'Das Sprachmodell schrieb etwas, das nicht im Katalog steht: Dies ist die Antwort des Katalogs.',
    },
    offers: 'Angebote',
    links: 'Seiten',
    offline: 'Keine Verbindung. Gefragt wird, sobald sie wieder da ist.',
    failed: 'Gerade kommt keine Antwort. Bitte noch einmal versuchen.',
    busy: (minute, day) => `Hier werden höchstens ${minute} Fragen in der Minute und ${day} am Tag beantwortet.`,
    later: (when) => `Weiter geht es ${when}.`,
    broken: 'Die Antwort brach ab. Noch einmal gefragt, kommt sie ganz.',
    stopped: 'Die Antwort wurde angehalten.',
  },
  privacy: {
    heading: 'Fragen an den Assistenten',
    text: 'Fragen werden aus unserem Katalog beantwortet und nicht gespeichert. Schreibt ein Sprachmodell eines anderen Unternehmens die Antwort, was vor der ersten Frage gesagt wird, so erhält es die Frage und die vorigen, aber weder die IP-Adresse noch sonst etwas über die Person.',
  },
}
