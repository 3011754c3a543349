import { VOTE_DAYS, VOTES_OF_NETWORK } from '@clipfront/page-data'
import { createCounter } from './createCounter.ts'
import { deAssistant } from './assistant/de.ts'
import { deForms } from './forms/de.ts'
import type { Messages } from './Messages.ts'

const count = createCounter<'one' | 'other'>('de-DE')

const countMerchants = (total: number): string => count(total, { one: '# Shop', other: '# Shops' })

const offers = (codes: number, deals: number): string =>
  [
    codes && count(codes, { one: '# Rabattcode', other: '# Rabattcodes' }),
    deals && count(deals, { one: '# Deal', other: '# Deals' }),
  ]
    .filter(Boolean)
    .join(' und ')

/** Neither du nor Sie, as the pages around it. */
export const de: Messages = {
  conditions: {
    leastBasket: (figure) => `Ab ${figure}`,
    'new-customers': 'Neukunden',
    students: 'Studierende',
    members: 'Mitglieder',
    'app-users': 'In der App',
    inStore: 'In der Filiale',
    onceEach: 'Einmal je Person',
  },
  categories: {
    software: 'Software',
    games: 'Spiele',
    'books-media': 'Bücher & Medien',
    electronics: 'Elektronik',
    fashion: 'Mode',
    'home-garden': 'Haus & Garten',
    'food-drink': 'Essen & Trinken',
    travel: 'Reisen',
    'health-beauty': 'Gesundheit & Schönheit',
    education: 'Bildung',
    services: 'Dienstleistungen',
    other: 'Sonstiges',
  },
  home: {
    title: (site) => `${site}: Gutscheine und Deals`,
    description: (site, live, merchants) =>
      live === 0
        ? `${site} sammelt Rabattcodes und Deals.`
        : `${count(live, { one: '# aktuelles Angebot', other: '# aktuelle Angebote' })} aus ${countMerchants(merchants)}, Rabattcodes und Deals. Bei jedem steht, ob es getestet wurde und wann es endet.`,
  },
  merchant: {
    title: (name, month, best) => `Gutscheine für ${name}${best && `: ${best}`} – ${month}`,
    description: (name, month, codes, deals, topTitle) =>
      `${offers(codes, deals)} für ${name}, gültig im ${month}.${topTitle && ` Ganz oben: ${topTitle}.`}`,
    titleUntested: (name, month) => `Angebote von ${name} – ${month}`,
    descriptionUntested: (name, total) =>
      `${count(total, { one: '# Angebot', other: '# Angebote' })} von ${name} gelistet, nicht getestet.`,
    titleOfCode: (name) => `Rabattcode für ${name}`,
    descriptionWithoutOffers: (name, past) =>
      `Zurzeit gibt es keinen gültigen Rabattcode für ${name}.${past > 0 ? ` Hier stehen ${count(past, { one: '# früheres Angebot', other: '# frühere Angebote' })} und ähnliche Shops.` : ''}`,
  },
  category: {
    title: (name, month, page) => `${name}: Gutscheine und Deals – ${month}${page > 1 ? `, Seite ${page}` : ''}`,
    description: (name, total) =>
      total === 0
        ? `${name}: Zurzeit gibt es hier kein gültiges Angebot.`
        : `${name}: ${count(total, { one: '# aktuelles Angebot', other: '# aktuelle Angebote' })}.`,
  },
  cashback: {
    title: (name, figure, upTo) => `Cashback bei ${name}: ${upTo ? 'bis zu ' : ''}${figure}`,
    description: (name, figure, upTo) =>
      `Cashback bei ${name}: ${upTo ? 'bis zu ' : ''}${figure}. Alle Sätze und wofür sie gezahlt werden.`,
    titleWithoutRates: (name) => `Cashback bei ${name}`,
    descriptionWithoutRates: (name) => `Zurzeit gibt es bei ${name} kein Cashback. Hier steht, was es früher gab.`,
  },
  search: {
    title: (query) => (query ? `Suchergebnisse für „${query}“` : 'Suche'),
    description: (query) =>
      query ? `Angebote, Kategorien und Shops zu „${query}“.` : 'Shops und Angebote durchsuchen.',
  },
  onPage: (title, page) => `${title}, Seite ${page}`,
  moreOffers: 'Weitere Angebote',
  blog: {
    title: (site, page) => `Ratgeber – ${site}${page > 1 ? `, Seite ${page}` : ''}`,
    description: (site) =>
      `Günstiger einkaufen mit ${site}: was Rabattcodes wirklich bringen und was ihre Bedingungen bedeuten.`,
  },
  notFound: 'Diese Seite wurde nicht gefunden',
  gone: 'Diese Seite gibt es nicht mehr',
  badRequest: 'Diese Adresse ist nicht lesbar. Vielleicht wurde sie nicht vollständig kopiert.',
  directory: {
    heading: 'Alle Shops von A bis Z',
    title: (site) => `Alle Shops von A bis Z – ${site}`,
    description: (site, total) => `${countMerchants(total)} bei ${site}, alphabetisch geordnet.`,
    ofLetter: (letter, page) => `Alle Shops: ${letter}${page > 1 ? `, Seite ${page}` : ''}`,
    empty: 'Hier gibt es noch keine Shops.',
    other: '0–9 und andere',
  },
  articles: {
    about: (site, disclosure) => ({
      heading: `Über ${site}`,
      description: `Was ${site} ist und womit wir Geld verdienen.`,
      blocks: [
        {
          type: 'paragraph',
          text: `${site} sammelt Rabattcodes und Deals an einem Ort. Bei jedem Angebot steht, ob, wann und von wem es getestet wurde und wann es endet.`,
        },
        { type: 'heading', text: 'Womit wir Geld verdienen' },
        {
          type: 'paragraph',
          text: `„Code zeigen“ zeigt den Code in einem neuen Tab und öffnet im bisherigen den Shop; so erfährt er, woher der Besuch kommt. ${disclosure}`,
        },
        { type: 'heading', text: 'Was wir nicht tun' },
        {
          type: 'list',
          items: [
            'Wir erfinden keine Codes, keine Rückmeldungen und keine Nutzerzahlen.',
            'Wir zeigen nur dann einen Countdown, wenn das Angebot wirklich endet.',
            'Wir nennen kein Angebot getestet, das niemand ausprobiert hat.',
          ],
        },
        {
          type: 'links',
          links: [
            { label: 'So testen wir', path: '/how-we-test' },
            { label: 'Alle Shops', path: '/stores' },
          ],
        },
      ],
    }),
    'how-we-test': (site) => ({
      heading: 'So testen wir',
      description: `Was „getestet“, „gültig“, „unbestätigt“ und „abgelaufen“ bei ${site} bedeuten.`,
      blocks: [
        {
          type: 'paragraph',
          text: 'Jedes Angebot hat einen von vier Status. Maßgeblich ist das Datum, nicht unsere Meinung.',
        },
        {
          type: 'list',
          items: [
            'Gültig: Heute liegt im Aktionszeitraum, oder es gibt keinen und das Angebot wurde in den letzten 180 Tagen gelistet oder bestätigt.',
            'Demnächst: Der erste Tag steht noch bevor.',
            'Unbestätigt: Es gibt keinen Aktionszeitraum, und seit 180 Tagen hat niemand das Angebot bestätigt. Vielleicht gilt es noch.',
            'Abgelaufen: Der letzte Tag ist vorbei.',
          ],
        },
        { type: 'heading', text: 'Getestet' },
        {
          type: 'paragraph',
          text: '„Getestet“ heißt: Das Angebot wurde zur genannten Zeit ausprobiert, von einer namentlich genannten Person oder von unserem Prüfprogramm. Bei allen anderen steht „Noch nicht getestet“, auch bei denen aus Listen und Feeds, bis jemand sie ausprobiert. Ist der letzte Test fehlgeschlagen, steht auch das dabei.',
        },
        { type: 'heading', text: 'Rückmeldungen' },
        {
          type: 'paragraph',
          text: `Rückmeldungen zählen, sobald sie eingehen, höchstens ${VOTES_OF_NETWORK} am Tag von einem Anschluss zum selben Code. Wer einen Code gar nicht nutzen durfte, dessen Rückmeldung zählt nicht gegen ihn. Alle Zahlen dazu gelten für die letzten ${VOTE_DAYS} Tage. Als Nutzungen zählen die heutigen Klicks, ohne Bots.`,
        },
      ],
    }),
    privacy: (site) => ({
      heading: 'Datenschutz',
      description: `Was ${site} über einen Besuch speichert und wie lange.`,
      blocks: [
        {
          type: 'paragraph',
          text: 'Wir zählen, welche Angebote gesehen und angeklickt werden. Das geschieht ohne Konto und ohne eine Kennung, mit der sich jemand verfolgen ließe.',
        },
        { type: 'heading', text: 'Was gespeichert wird' },
        {
          type: 'list',
          items: [
            'Welches Angebot es war, auf welcher Seite, an welcher Stelle der Liste und wann.',
            'Die Art des Geräts (Telefon, Tablet oder Computer) und der Name des Browsers.',
            'Zwei Fingerabdrücke, einer aus IP-Adresse und Browser und einer aus der IP-Adresse allein, beide mit einem täglich wechselnden geheimen Schlüssel vermischt. Der Schlüssel wird jeden Tag verworfen, sodass niemand die Fingerabdrücke einer Person zuordnen oder von einem Tag zum nächsten verfolgen kann. So lassen sich Bots von Menschen unterscheiden, und niemand zählt mehrfach.',
            'Bei einem Angebot aus den Ergebnissen einer Suche, wonach gesucht wurde, außer es sieht nach einer E-Mail-Adresse oder einer persönlichen Nummer aus.',
            'Die Wörter einer Suche, die nichts gefunden hat, nach Tagen gezählt und dreißig Tage lang, ohne jede Angabe, wer gesucht hat. Sieht etwas nach einer E-Mail-Adresse oder einer persönlichen Nummer aus, wird nur gezählt, dass gesucht wurde.',
            'Die Wörter einer Suche, durch die an einem Tag mindestens zwanzig Besucher Angebote gesehen haben, mit deren Anzahl, sieben Tage lang. Als beliebt zeigen wir, was die Wörter finden, nie die Wörter selbst.',
            'Rückmeldungen zu einem Code: ob er funktioniert hat, woran es lag und wann, mit denselben zwei Fingerabdrücken.',
            'Eingesandte Codes und Bewertungen, aber nicht, von wem sie kamen.',
          ],
        },
        { type: 'heading', text: 'Was nicht gespeichert wird' },
        {
          type: 'list',
          items: ['Die IP-Adresse.', 'Die vollständige Beschreibung, die ein Browser von sich sendet.'],
        },
        { type: 'heading', text: 'Auf dem eigenen Gerät' },
        {
          type: 'paragraph',
          text: 'Ein paar Daten werden dort gespeichert, mit Zustimmung oder, wo keine nötig ist, bis zu einer Ablehnung: welche Angebote schon gezählt sind, damit keines doppelt zählt, und was einen Menschen von einem Programm unterscheidet. Unter „Cookie-Einstellungen“ am Fuß jeder Seite lässt sich die Wahl ändern; eine Ablehnung löscht die Daten. Die Wahl selbst wird ein halbes Jahr gespeichert.',
        },
        { type: 'heading', text: 'Wie lange' },
        {
          type: 'paragraph',
          text: 'Einzelne Ereignisse und Rückmeldungen werden nach 90 Tagen gelöscht. Nur Summen bleiben.',
        },
      ],
    }),
  },
  indexes: {
    categories: {
      heading: 'Alle Kategorien',
      description: (site) => `Alle Kategorien von ${site} mit der Zahl der heutigen Angebote.`,
    },
    topics: { heading: 'Aktionen', description: (site) => `Aktionen auf ${site}: laufende, kommende und vergangene.` },
    brands: { heading: 'Marken', description: (site) => `Marken, für die es auf ${site} Angebote gibt.` },
    tags: {
      heading: 'Angebotsarten',
      description: (site) => `Die Angebote von ${site} nach Art des Vorteils, mit der heutigen Anzahl.`,
    },
    moreChannels: 'Weitere Zusammenstellungen',
  },
  tests: {
    heading: 'Wer testet',
    text: (days) => `Tests von Angeboten auf dieser Seite in den letzten ${days} Tagen:`,
    none: (days) => `In den letzten ${days} Tagen hat auf dieser Seite niemand ein Angebot getestet.`,
    kinds: {
      editor: 'Unsere Redaktion',
      bot: 'Unser Prüfprogramm',
      community: 'Kundinnen und Kunden',
      extension: 'Die Erweiterung im Browser',
    },
    share: (kind, percent, worked, tests) => `${kind}: ${percent}, davon ${worked} von ${tests} erfolgreich`,
    health: (days, votes, fewest) =>
      `Neuere Rückmeldungen und Tests zählen mehr: Nach ${days} Tagen zählen sie nur noch halb. Ein Test von uns zählt so viel wie ${votes} Rückmeldungen. Bei weniger als ${fewest} nennen wir keine Quote.`,
  },
  ranking: {
    heading: 'So sortieren wir',
    description: (site) => `In welcher Reihenfolge die Angebote auf ${site} stehen und warum.`,
    byEditors:
      'Auf dieser Website legt unsere Redaktion die Reihenfolge der Angebote fest; danach kommen die neuesten zuerst.',
    byScore:
      'Auf dieser Seite hat jedes gültige Angebot einen Wert, der je nach Zahl der Angebote alle ein bis zehn Minuten neu berechnet wird. Er besteht aus:',
    terms: {
      health: 'Wie gut es zuletzt geklappt hat, nach Rückmeldungen und Tests',
      verification: 'Ob ein Test erfolgreich war und wann',
      clicks: 'Wie oft es angeklickt wird, verglichen mit anderen auf demselben Platz',
      discount: 'Wie hoch der Rabatt ist',
      freshness: 'Wann es zuletzt gelistet oder bestätigt wurde',
      expiry: 'Ob es ein Enddatum hat und wie nah das ist',
    },
    term: (name, percent) => `${name}: ${percent}`,
    tie: 'Bei gleichem Wert entscheidet die Redaktion, dann das Datum.',
    commission: 'Was ein Shop uns zahlt, spielt keine Rolle.',
    usable:
      'Was heute gilt, steht immer vor allem anderen. Wer eine Liste selbst sortiert, sieht nur die eigene Reihenfolge.',
  },
  privacyDetails: {
    heading: 'Was auf dem Gerät gespeichert wird',
    rules: {
      ask: 'Diese Website fragt vorher: Ohne Zustimmung wird davon nur das Letzte gespeichert.',
      'not-needed': 'Diese Website muss nicht fragen: Bis zu einer Ablehnung darf alles davon gespeichert werden.',
    },
    notes: {
      cf_consent: 'die getroffene Wahl, ein halbes Jahr lang',
      cf_merchant:
        'der Shop, dessen Seite zuletzt angesehen wurde, dreißig Tage lang; Skripte unserer Partner dürfen ihn lesen',
      timezone: 'dass ein Mensch hier war, sieben Tage lang',
      'td:cp': 'welche Angebote schon gezählt sind und wann',
      'td:kept':
        'gemerkte Shops und Angebote, ein halbes Jahr lang, und zuletzt geöffnete Codes, dreißig Tage lang; ein Klick auf der Startseite löscht alles',
      'td:opened':
        'welche Codes geöffnet wurden, wann, und ob sie funktioniert haben: die letzten hundert, dreißig Tage lang',
      'td:out': 'was noch nicht gesendet werden konnte, höchstens einen Tag lang',
      'td:searches': 'wonach gesucht wurde: die letzten acht Suchen, dreißig Tage lang',
      'td:web-vitals': 'wie schnell Seiten waren, nur wo ihre Adresse danach fragt',
      'td:pwa-open': 'wann die installierte App zuletzt geöffnet wurde',
      'td:extension': 'dass die Browser-Erweiterung nicht mehr gezeigt werden soll',
      'cf-offline': 'die Seite, die ohne Verbindung erscheint; bis zur nächsten Fassung dieser Website',
      'cf:chunk-reload':
        'wann dieser Tab eine Seite neu laden musste; braucht keine Zustimmung und verschwindet mit dem Tab',
    },
    othersHeading: 'Wer sonst von einem Besuch erfährt',
    analytics: (service, host) =>
      `${service} unter ${host}, mit Zustimmung, oder wo keine nötig ist und niemand abgelehnt hat: welche Art von Seite gezeigt wird, welche Angebote oben stehen, Browser und Plattform, ob ein Mensch da ist und ob Werbung blockiert wird. Der Dienst darf Besuche in Cookies zählen, die mit _ga beginnen. Für Werbung ist nichts davon freigegeben.`,
    errorReports: (host) =>
      `${host}, unter denselben Bedingungen: Fehler unserer Skripte mit der Adresse der Seite, aber ohne deren Abfrage und ohne Cookies.`,
    ads: (service, host) =>
      `${service} unter ${host}, unter denselben Bedingungen: dass eine Seite mit Anzeigenplatz gezeigt wird, und was jeder Server über Browser und Verbindung erfährt. Angefragt sind Anzeigen, die nicht nach dem Verhalten auf anderen Seiten ausgewählt werden. Der Dienst darf in Cookies, die mit __g beginnen, festhalten, wie oft eine Anzeige zu sehen war.`,
  },
  company: {
    runBy: (site, operator) => `${site} wird von ${operator} betrieben.`,
    forPartner: (operator, partner) =>
      `${operator} betreibt die Seite für ${partner}; Auswahl und Reihenfolge der Angebote sind davon unabhängig.`,
    fact: (label, value) => `${label}: ${value}`,
    labels: {
      address: 'Anschrift',
      email: 'E-Mail',
      representative: 'Vertreten durch',
      register: 'Registereintrag',
      vatId: 'USt-IdNr.',
    },
    responsible: 'Verantwortlich für den Inhalt',
    contact: { heading: 'Kontakt', description: (site) => `So sind die Menschen hinter ${site} zu erreichen.` },
    wrong: {
      heading: 'Etwas stimmt nicht',
      text: 'Ein Code, ein Datum oder ein Name ist falsch? Eine Nachricht mit der Adresse der Seite genügt. Die Redaktion prüft und berichtigt den Fehler.',
    },
    orders: {
      heading: 'Bestellungen und Erstattungen',
      text: 'Wir verkaufen nichts. Um Bestellung, Lieferung und Erstattung kümmert sich der Shop.',
    },
    imprint: { heading: 'Impressum', description: (site) => `Welches Unternehmen ${site} betreibt.` },
    terms: { heading: 'Nutzungsbedingungen', description: (site) => `Was von ${site} zu erwarten ist und was nicht.` },
    termsItems: (site) => [
      `${site} ist kostenlos und ohne Konto nutzbar.`,
      'Jedes Angebot stammt vom Shop: Gekauft wird dort, zu seinen Bedingungen. Wir sind am Kauf nicht beteiligt.',
      'Wir sagen, wer ein Angebot wann getestet hat. Danach kann es enden oder sich ändern.',
      'Unsere Texte dürfen mit Link zitiert werden. Massenhaftes Kopieren braucht unsere Zustimmung.',
    ],
    controller: 'Wer verantwortlich ist',
    rights: (email) =>
      `Auf Anfrage sagen wir, was wir gespeichert haben, und berichtigen oder löschen es. Beschwerden nimmt auch die Datenschutzbehörde entgegen. Eine Nachricht an ${email} genügt.`,
  },
  forms: deForms,
  assistant: deAssistant,
  demoShop: {
    heading: (name) => `${name}: ein Demo-Shop`,
    description: (name) => `${name} ist ein erfundener Shop.`,
    blocks: (name, path) => [
      {
        type: 'paragraph',
        text: `Hier würde sich die Website des Shops öffnen. ${name} ist erfunden und Teil einer Demo; zu kaufen gibt es nichts.`,
      },
      {
        type: 'paragraph',
        text: 'Bis zu dieser Seite war alles echt: Der Link wurde geprüft, der Klick gezählt, und nichts hat diese Website verlassen.',
      },
      { type: 'links', links: [{ label: `Zurück zu den Angeboten von ${name}`, path }] },
    ],
  },
  noProgramme: {
    heading: (name) => `Zu ${name} haben wir noch keinen Link`,
    description: (name, site) => `${site} hat keine Vereinbarung mit ${name}.`,
    blocks: (name, path) => [
      {
        type: 'paragraph',
        text: `Wir listen Angebote von ${name}, haben mit dem Shop aber keine Vereinbarung, und wir schicken niemanden an eine Adresse, die wir nicht geprüft haben. Deshalb hat sich diese Seite geöffnet.`,
      },
      {
        type: 'paragraph',
        text: `Das Angebot lässt sich trotzdem nutzen: ${name} wie gewohnt öffnen und den Code, falls einer dazugehört, an der Kasse eingeben.`,
      },
      { type: 'links', links: [{ label: `Zurück zu den Angeboten von ${name}`, path }] },
    ],
  },
}
