import { createCounter } from '../../messages/createCounter.ts'
import type { AnswerMessages } from './AnswerMessages.ts'

const count = createCounter<'one' | 'other'>('de-DE')
const behind = (where: string): string => where && ` ${where}`
const inBrackets = (labels: string): string => labels && ` (${labels})`

/** Neither du nor Sie, as the pages around it. */
export const de: AnswerMessages = {
  gap: ' ',
  offers: (total) => count(total, { one: '# aktuelles Angebot', other: '# aktuelle Angebote' }),
  codes: (total) => count(total, { one: '# aktueller Rabattcode', other: '# aktuelle Rabattcodes' }),
  deals: (total) => count(total, { one: '# aktueller Deal ohne Code', other: '# aktuelle Deals ohne Code' }),
  at: (merchants) => `bei ${merchants}`,
  within: (names) => `unter „${names}“`,
  about: (wording) => `zu „${wording}“`,
  found: (offers, where, labels) => `${offers}${behind(where)}${inBrackets(labels)}.`,
  none: (where, labels) => `Zurzeit gibt es${behind(where)} kein passendes Angebot${inBrackets(labels)}.`,
  others: 'Darunter steht, was es dort sonst gibt.',
  elsewhere: 'Am nächsten kommt das hier.',
  similar: (merchants) => `Ähnlich wie ${merchants} sind die Shops hier darunter.`,
  popular: 'Beliebt ist hier, was darunter steht.',
  someWords: (wording) => `Alles von „${wording}“ nennt dort kein Angebot.`,
  unknown: (wording) => `Zu „${wording}“ steht hier nichts.`,
  withoutWords: (wording) => `Von „${wording}“ spricht dort kein Angebot.`,
  sorted: {
    newest: 'Die neuesten stehen zuerst.',
    biggest: 'Zuerst stehen die höchsten Prozentsätze, dann die höchsten Beträge.',
    ending: 'Was zuerst endet, steht zuerst.',
  },
  labels: {
    part: 'mit einem Teil davon',
    code: 'mit Code',
    deal: 'ohne Code',
    'free-delivery': 'kostenloser Versand',
    gift: 'mit Gratisgeschenk',
    leastPercent: (figure) => `mindestens ${figure} Rabatt`,
    leastOff: (figure) => `mindestens ${figure} Rabatt`,
    mostPrice: (figure) => `für höchstens ${figure}`,
    notNew: 'ohne die nur für Neukunden',
    noMinimum: 'ohne Mindestbestellwert',
    exclusive: 'exklusiv',
    tested: 'erfolgreich getestet',
    testedToday: 'heute erfolgreich getestet',
    testedThisWeek: 'in den letzten 7 Tagen erfolgreich getestet',
    endsToday: 'endet heute',
    endsThisWeek: 'endet innerhalb von 7 Tagen',
  },
  prices: 'Ein Preis ist hier nur bekannt, wo ein Angebot ihn nennt; was anderes kostet, lässt sich nicht sagen.',
  basket: {
    saves: (basket, saved) => `Bei ${basket} spart das erste Angebot ${saved}, wo seine Bedingungen erfüllt sind.`,
    savesSome: (basket, saved, audience) =>
      `Bei ${basket} spart das erste Angebot ${saved}, aber nur für manche (${audience}).`,
    more: (saved, audience) => `Für manche ist es mehr: ${saved} (${audience}).`,
    open: (basket) => `Was die Angebote hier bei ${basket} sparen, steht nicht im Voraus fest.`,
    excluded: (basket) => `Keines der gezeigten passt zu einem Einkauf für ${basket}; warum, steht jeweils dabei.`,
  },
  outcomes: {
    saves: (saved) => `Spart ${saved}`,
    capped: (saved) => `Spart ${saved}, mehr gibt es nicht`,
    wouldSave: (saved) => `Würde ${saved} sparen`,
    wouldSaveDelivery: 'Würde den Versand sparen',
    upTo: (most) => `Bis zu ${most}, nicht garantiert`,
    delivery: 'Spart die Versandkosten',
    unknown: 'Hängt davon ab, was gekauft wird',
    belowMinimum: (missing, minimum) => `Es fehlen ${missing} bis zum Mindestbestellwert von ${minimum}`,
    otherCurrency: (currency) => `Die Bedingungen nennen ${currency}, das lässt sich nicht ausrechnen`,
    inStore: 'Nur in der Filiale',
  },
  health: {
    tested: (date) => `Zuletzt getestet am ${date}: Es hat funktioniert`,
    failed: (date) => `Zuletzt getestet am ${date}: Es hat nicht funktioniert`,
    votes: (worked, all) => `hat zuletzt bei ${worked} von ${all} funktioniert`,
    untested: 'Noch nicht getestet',
  },
  failing: {
    some: 'Was zuletzt beim Testen nicht funktioniert hat, steht weiter unten.',
    all: 'Alles, was infrage käme, hat beim letzten Test nicht funktioniert.',
  },
  page: {
    says: (merchant, lines) => `Auf der Seite von ${merchant} steht: ${lines}.`,
    quote: (line) => `„${line}“`,
    sentence: (text) => `${text}.`,
    silent: (merchants) => `Bei ${merchants} steht hier nichts dazu; Auskunft gibt der Shop selbst.`,
    ask: 'Wird ein Shop genannt, steht hier, was seine Seite dazu sagt.',
  },
  topics: {
    failed: () =>
      'Ein Code kann abgelaufen sein, einen Mindestbestellwert haben, manche Artikel ausnehmen oder nur für Neukunden gelten; was er verlangt, steht auf seiner Seite. Unter dem Code lässt sich das melden, und dort steht dann der nächstbeste.',
    use: () =>
      'Den Code hier auf seiner Seite öffnen, kopieren und an der Kasse des Shops in das Feld für Codes eingeben. Ein Angebot ohne Code gilt allein über seinen Link.',
    howTested: () =>
      'Getestet heißt ein Angebot nur, wenn es jemand ausprobiert hat: Daneben steht, wer das war, wann, und ob es funktioniert hat. Bei allen anderen steht, dass sie noch niemand getestet hat.',
    howRanked: () => 'Was ein Shop uns zahlt, ändert die Reihenfolge nie. Wie sie zustande kommt, steht hier.',
    about: (site) =>
      `${site} sammelt Rabattcodes und Deals und sagt bei jedem, ob ihn jemand getestet hat. Einige Shops zahlen uns eine Provision für Einkäufe über unsere Links; am Preis ändert das nichts.`,
    privacy: () => 'Was von einem Besuch gespeichert wird und wie lange, steht hier.',
    contact: () =>
      'Wir verkaufen nichts: Bestellungen, Lieferungen und Rückzahlungen sind Sache des Shops. Zu allem, was auf diesen Seiten steht, sind wir zu erreichen.',
    cashback: () => 'Zahlt ein Shop etwas zurück, steht auf seiner Seite, wie viel.',
  },
  smallTalk: {
    help: (site) =>
      `Fragen lässt sich nach einem Shop, einer Kategorie oder einem Betrag: welche Codes ein Shop hat, wo der Versand kostenlos ist, oder was bei einem Einkauf am meisten spart. Die Antworten kommen aus den Angeboten von ${site}.`,
    thanks: () => 'Gern. Weitere Fragen sind jederzeit willkommen.',
    bye: () => 'Tschüss und bis bald.',
    hello: () => 'Hallo! Welcher Shop, welche Kategorie oder welcher Betrag?',
  },
  searchFor: (wording) => `Nach „${wording}“ suchen`,
}
