import { VOTE_DAYS, VOTES_OF_NETWORK } from '@clipfront/page-data'
import { createCounter } from './createCounter.ts'
import { daAssistant } from './assistant/da.ts'
import { daForms } from './forms/da.ts'
import type { Messages } from './Messages.ts'

const count = createCounter<'one' | 'other'>('da-DK')

const countMerchants = (total: number): string => count(total, { one: '# butik', other: '# butikker' })

const offers = (codes: number, deals: number): string =>
  [
    codes && count(codes, { one: '# kode', other: '# koder' }),
    deals && count(deals, { one: '# tilbud', other: '# tilbud' }),
  ]
    .filter(Boolean)
    .join(' og ')

export const da: Messages = {
  conditions: {
    leastBasket: (figure) => `Ved køb fra ${figure}`,
    'new-customers': 'Nye kunder',
    students: 'Studerende',
    members: 'Medlemmer',
    'app-users': 'I appen',
    inStore: 'I butikken',
    onceEach: 'Én gang pr. person',
  },
  categories: {
    software: 'Software',
    games: 'Spil',
    'books-media': 'Bøger og medier',
    electronics: 'Elektronik',
    fashion: 'Mode',
    'home-garden': 'Hus og have',
    'food-drink': 'Mad og drikke',
    travel: 'Rejser',
    'health-beauty': 'Sundhed og skønhed',
    education: 'Uddannelse',
    services: 'Tjenester',
    other: 'Andet',
  },
  home: {
    title: (site) => `${site}: rabatkoder og tilbud`,
    description: (site, live, merchants) =>
      live === 0
        ? `${site} samler rabatkoder og tilbud.`
        : `${count(live, { one: '# aktuel rabat', other: '# aktuelle rabatter' })} hos ${countMerchants(merchants)}, både koder og tilbud. Se, hvilke der er testet, og hvornår de udløber.`,
  },
  merchant: {
    title: (name, month, best) => `Rabatkoder til ${name}${best && `: ${best}`} – ${month}`,
    description: (name, month, codes, deals, topTitle) =>
      `${offers(codes, deals)} til ${name} i ${month}.${topTitle && ` Øverst: ${topTitle}.`}`,
    titleUntested: (name, month) => `Rabatter hos ${name} – ${month}`,
    descriptionUntested: (name, total) =>
      `${count(total, { one: '# rabat', other: '# rabatter' })} hos ${name}, ikke testet.`,
    titleOfCode: (name) => `Din rabatkode til ${name}`,
    descriptionWithoutOffers: (name, past) =>
      `Der er ingen aktuel rabatkode til ${name} lige nu.${past > 0 ? ` Se ${count(past, { one: '# tidligere rabat', other: '# tidligere rabatter' })} og lignende butikker.` : ''}`,
  },
  category: {
    title: (name, month, page) => `${name}: rabatkoder og tilbud – ${month}${page > 1 ? `, side ${page}` : ''}`,
    description: (name, total) =>
      total === 0
        ? `${name}: Der er ingen aktuelle rabatter lige nu.`
        : `${name}: ${count(total, { one: '# aktuel rabat', other: '# aktuelle rabatter' })}.`,
  },
  cashback: {
    title: (name, figure, upTo) => `Cashback hos ${name}: ${upTo ? 'op til ' : ''}${figure}`,
    description: (name, figure, upTo) =>
      `Cashback hos ${name}: ${upTo ? 'op til ' : ''}${figure}. Alle satser, og hvad de gælder for.`,
    titleWithoutRates: (name) => `Cashback hos ${name}`,
    descriptionWithoutRates: (name) => `${name} giver ikke cashback lige nu. Se de tidligere satser.`,
  },
  search: {
    title: (query) => (query ? `Søgeresultater for ”${query}”` : 'Søg'),
    description: (query) =>
      query ? `Rabatter, kategorier og butikker, der passer til ”${query}”.` : 'Søg efter butikker og rabatter.',
  },
  onPage: (title, page) => `${title}, side ${page}`,
  moreOffers: 'Flere rabatter',
  blog: {
    title: (site, page) => `Guider – ${site}${page > 1 ? `, side ${page}` : ''}`,
    description: (site) => `Køb billigere ind med ${site}: hvad rabatkoder virkelig giver, og hvad vilkårene betyder.`,
  },
  notFound: 'Siden blev ikke fundet',
  gone: 'Siden findes ikke længere',
  badRequest: 'Adressen kan ikke læses. Tjek, at hele adressen er kopieret.',
  directory: {
    heading: 'Alle butikker fra A til Å',
    title: (site) => `Alle butikker fra A til Å – ${site}`,
    description: (site, total) => `${countMerchants(total)} på ${site} i alfabetisk rækkefølge.`,
    ofLetter: (letter, page) => `Alle butikker: ${letter}${page > 1 ? `, side ${page}` : ''}`,
    empty: 'Her er ingen butikker endnu.',
    other: '0–9 og andre',
  },
  articles: {
    about: (site, disclosure) => ({
      heading: `Om ${site}`,
      description: `Hvad ${site} er, og hvordan vi tjener penge.`,
      blocks: [
        {
          type: 'paragraph',
          text: `${site} samler rabatkoder og tilbud ét sted. For hver af dem kan du se, om den er testet, af hvem og hvornår, og hvornår den udløber.`,
        },
        { type: 'heading', text: 'Sådan tjener vi penge' },
        {
          type: 'paragraph',
          text: `”Vis kode” viser koden i en ny fane og åbner butikken i den, du var i, så den ved, hvor du kommer fra. ${disclosure}`,
        },
        { type: 'heading', text: 'Hvad vi ikke gør' },
        {
          type: 'list',
          items: [
            'Vi opfinder ingen koder, ingen stemmer og ingen brugertal.',
            'Vi viser kun en nedtælling, når rabatten virkelig slutter.',
            'Vi kalder ikke en rabat testet, hvis ingen har prøvet den.',
          ],
        },
        {
          type: 'links',
          links: [
            { label: 'Sådan tester vi', path: '/how-we-test' },
            { label: 'Alle butikker', path: '/stores' },
          ],
        },
      ],
    }),
    'how-we-test': (site) => ({
      heading: 'Sådan tester vi',
      description: `Hvad ”testet”, ”aktuel”, ”ubekræftet” og ”udløbet” betyder på ${site}.`,
      blocks: [
        {
          type: 'paragraph',
          text: 'En rabat har altid en af fire statusser. Det er datoerne, der afgør det, ikke vores mening.',
        },
        {
          type: 'list',
          items: [
            'Aktuel: Rabatten gælder i dag, eller den har ingen datoer og er blevet vist eller bekræftet inden for de sidste 180 dage.',
            'Starter snart: Den er ikke begyndt endnu.',
            'Ubekræftet: Den har ingen datoer, og ingen har bekræftet den i 180 dage. Måske virker den stadig.',
            'Udløbet: den sidste dag er forbi.',
          ],
        },
        { type: 'heading', text: 'Testet' },
        {
          type: 'paragraph',
          text: '”Testet” betyder, at rabatten er prøvet på det nævnte tidspunkt, enten af en navngiven person eller af vores robot. Ved alle andre står der ”Ikke testet endnu”, også ved dem, vi får fra lister og feeds, indtil nogen har prøvet dem. Mislykkedes den seneste test, står det der også.',
        },
        { type: 'heading', text: 'Stemmer' },
        {
          type: 'paragraph',
          text: `Stemmer tælles, når de kommer ind, højst ${VOTES_OF_NETWORK} om dagen fra samme forbindelse for den samme kode. Var rabatten ikke for dig, tæller din stemme ikke imod den. Alle tal for stemmer gælder de seneste ${VOTE_DAYS} dage. Antallet af gange, en rabat er brugt, er dagens klik uden bots.`,
        },
      ],
    }),
    privacy: (site) => ({
      heading: 'Privatliv',
      description: `Hvad ${site} gemmer om et besøg, og hvor længe.`,
      blocks: [
        {
          type: 'paragraph',
          text: 'Vi tæller, hvilke rabatter der bliver set og klikket på. Det sker uden konto og uden et id, der kan spore dig.',
        },
        { type: 'heading', text: 'Hvad der gemmes' },
        {
          type: 'list',
          items: [
            'Hvilken rabat det var, på hvilken side, hvor på listen og hvornår.',
            'Enhedens type (telefon, tablet eller computer) og browserens navn.',
            'To fingeraftryk, et af IP-adresse og browser og et af IP-adressen alene, begge blandet med en hemmelig nøgle, der skifter hver dag. Den gamle nøgle slettes, så ingen kan føre dem tilbage til dig eller følge dem fra dag til dag. De skelner bots fra mennesker og forhindrer, at nogen tælles flere gange.',
            'Ved et tilbud fra en søgnings resultater: hvad der blev søgt efter, medmindre det ligner en mailadresse eller et personligt nummer.',
            'Ordene i en søgning uden resultat, talt op pr. dag i tredive dage og uden noget om, hvem der søgte. Ligner det en mailadresse eller et personligt nummer, tæller vi kun, at der blev søgt.',
            'Ordene i en søgning, som mindst tyve besøgende på én dag har set tilbud gennem, og hvor mange de var, i syv dage. Som populært viser vi det, ordene finder, aldrig selve ordene.',
            'Hvad du siger om en kode: om den virkede, din grund og hvornår, med de samme to fingeraftryk.',
            'De koder og anmeldelser, vi får tilsendt, men ikke hvem der sendte dem.',
          ],
        },
        { type: 'heading', text: 'Hvad der ikke gemmes' },
        {
          type: 'list',
          items: ['Din IP-adresse.', 'Den fulde beskrivelse, som din browser sender af sig selv.'],
        },
        { type: 'heading', text: 'På din enhed' },
        {
          type: 'paragraph',
          text: 'Lidt data gemmes der, hvis du accepterer, eller hvor samtykke ikke er nødvendigt, og du ikke har afvist: hvilke rabatter der er talt, så ingen tælles to gange, og hvad der skelner et menneske fra et program. Du kan ændre dit valg under ”Cookieindstillinger” nederst på hver side; afviser du, slettes dataene. Valget huskes i et halvt år.',
        },
        { type: 'heading', text: 'Hvor længe' },
        { type: 'paragraph', text: 'Enkelte hændelser og stemmer slettes efter 90 dage. Kun totaler bliver tilbage.' },
      ],
    }),
  },
  indexes: {
    categories: {
      heading: 'Alle kategorier',
      description: (site) => `Alle kategorier på ${site} med antallet af rabatter i dag.`,
    },
    topics: {
      heading: 'Mærkedage og udsalg',
      description: (site) => `Mærkedage og udsalg på ${site}: aktuelle, kommende og tidligere.`,
    },
    brands: { heading: 'Mærker', description: (site) => `Mærker, der er rabat på hos ${site}.` },
    tags: {
      heading: 'Typer af rabatter',
      description: (site) => `Rabatterne på ${site} efter type, med antallet i dag.`,
    },
    moreChannels: 'Flere udvalgte',
  },
  tests: {
    heading: 'Hvem tester',
    text: (days) => `Test af rabatter på dette site de seneste ${days} dage:`,
    none: (days) => `Ingen har testet en rabat på dette site de seneste ${days} dage.`,
    kinds: {
      editor: 'Vores redaktion',
      bot: 'Vores robot',
      community: 'Kunder',
      extension: 'Udvidelsen til browseren',
    },
    share: (kind, percent, worked, tests) => `${kind}: ${percent}, heraf virkede ${worked} ud af ${tests}`,
    health: (days, votes, fewest) =>
      `Nye stemmer og test tæller mest: Efter ${days} dage tæller de kun halvt. En test fra os tæller som ${votes} stemmer. Ved færre end ${fewest} angiver vi ingen andel.`,
  },
  ranking: {
    heading: 'Sådan rangordner vi',
    description: (site) => `Rabatternes rækkefølge på ${site}, og hvorfor.`,
    byEditors: 'På dette site bestemmer redaktionen rækkefølgen; derefter kommer de nyeste først.',
    byScore:
      'På dette site får hver aktuel rabat en score, som regnes ud på ny med et til ti minutters mellemrum, alt efter hvor mange rabatter der er. Den består af:',
    terms: {
      health: 'Hvor godt den har virket på det seneste, efter stemmer og test',
      verification: 'Om en test lykkedes, og hvornår',
      clicks: 'Hvor ofte der klikkes på den i forhold til andre på samme plads',
      discount: 'Hvor meget af prisen den tager',
      freshness: 'Hvornår den sidst blev vist eller bekræftet',
      expiry: 'Om den har en slutdato, og hvor tæt den er på',
    },
    term: (name, percent) => `${name}: ${percent}`,
    tie: 'Ved samme score afgør redaktionen, derefter datoen.',
    commission: 'Hvad en butik betaler os, spiller ingen rolle.',
    usable: 'Det, der kan bruges i dag, står altid først. Sorterer du selv en liste, gælder kun din rækkefølge.',
  },
  privacyDetails: {
    heading: 'På din enhed, ved navn',
    rules: {
      ask: 'Dette websted spørger først: Uden dit samtykke gemmes kun det sidste.',
      'not-needed': 'Dette websted behøver ikke spørge: Alt dette må gemmes, indtil du afviser.',
    },
    notes: {
      cf_consent: 'hvad du valgte, i et halvt år',
      cf_merchant: 'butikken, hvis side du så sidst, i tredive dage; vores partneres scripts må læse den',
      timezone: 'at et menneske var her, i syv dage',
      'td:cp': 'hvilke rabatter der er talt, og hvornår',
      'td:kept':
        'hvilke butikker og tilbud du har gemt, i et halvt år, og hvilke koder du åbnede sidst, i tredive dage; et klik på forsiden sletter det hele',
      'td:opened': 'hvilke koder du har åbnet, hvornår, og hvad du sagde om dem: de seneste hundrede, i tredive dage',
      'td:out': 'hvad der endnu ikke kunne sendes, højst et døgn',
      'td:searches': 'hvad du har søgt efter: de seneste otte søgninger, i tredive dage',
      'td:web-vitals': 'hvor hurtige siderne var, kun hvis adressen beder om det',
      'td:pwa-open': 'hvornår den installerede app sidst blev åbnet',
      'td:extension': 'at browserudvidelsen ikke skal vises igen',
      'cf-offline': 'siden, der vises uden forbindelse, indtil næste udgave af webstedet',
      'cf:chunk-reload': 'hvornår denne fane måtte hente en side igen; kræver intet samtykke og forsvinder med fanen',
    },
    othersHeading: 'Hvem der ellers får besked om et besøg',
    analytics: (service, host) =>
      `${service} på ${host}, hvis du accepterer, eller hvor samtykke ikke er nødvendigt, og du ikke har afvist: hvilken slags side der vises, hvilke rabatter der står øverst, browser og platform, om et menneske er der, og om annoncer blokeres. Tjenesten må tælle besøg i cookies, der begynder med _ga. Intet af det må bruges til reklame.`,
    errorReports: (host) =>
      `${host}, på samme betingelser: fejl i vores scripts med sidens adresse, men uden dens forespørgsel og uden cookies.`,
    ads: (service, host) =>
      `${service} på ${host}, på samme betingelser: at der vises en side med annonceplads, og hvad enhver server får at vide om browser og forbindelse. Vi beder om annoncer, der ikke bygger på, hvad du gør andre steder. Tjenesten må i cookies, der begynder med __g, notere, hvor tit en annonce er vist.`,
  },
  company: {
    runBy: (site, operator) => `${site} drives af ${operator}.`,
    forPartner: (operator, partner) =>
      `${operator} driver siden for ${partner}, som ikke har indflydelse på, hvilke rabatter der vises, eller i hvilken rækkefølge.`,
    fact: (label, value) => `${label}: ${value}`,
    labels: {
      address: 'Adresse',
      email: 'E-mail',
      representative: 'Repræsenteret af',
      register: 'Registreret i',
      vatId: 'Momsnummer',
    },
    responsible: 'Ansvarlig for indholdet',
    contact: { heading: 'Kontakt', description: (site) => `Sådan får du fat i folkene bag ${site}.` },
    wrong: {
      heading: 'Er noget forkert?',
      text: 'Skriv til os, hvis en kode, en dato eller et navn er forkert, og oplys sidens adresse. Redaktionen ser på det og retter fejlen.',
    },
    orders: {
      heading: 'Ordrer og refusioner',
      text: 'Vi sælger ingenting. Kontakt butikken om ordrer, levering og refusion.',
    },
    imprint: { heading: 'Udgiver', description: (site) => `Virksomheden bag ${site}.` },
    terms: {
      heading: 'Vilkår for brug',
      description: (site) => `Hvad du kan forvente af ${site}, og hvad du ikke kan.`,
    },
    termsItems: (site) => [
      `${site} er gratis og kræver ingen konto.`,
      'En rabat er butikkens egen: Du køber dér, på dens vilkår, og vi er ikke part i købet.',
      'Vi siger, hvem der testede en rabat og hvornår. Bagefter kan den slutte eller ændre sig.',
      'Vores tekster må citeres med et link. Kopiering i større omfang kræver vores samtykke.',
    ],
    controller: 'Hvem der er ansvarlig',
    rights: (email) =>
      `Du kan spørge, hvad vi har gemt om dig, få det rettet eller slettet og klage til datatilsynet. Skriv til ${email}.`,
  },
  forms: daForms,
  assistant: daAssistant,
  demoShop: {
    heading: (name) => `${name}: en demobutik`,
    description: (name) => `${name} er en opdigtet butik.`,
    blocks: (name, path) => [
      {
        type: 'paragraph',
        text: `Her ville butikkens egen side åbne. ${name} er opdigtet og en del af en demo, så der er intet at købe.`,
      },
      {
        type: 'paragraph',
        text: 'Alt frem til denne side var ægte: Linket blev kontrolleret, klikket blev talt, og intet har forladt dette websted.',
      },
      { type: 'links', links: [{ label: `Tilbage til rabatterne hos ${name}`, path }] },
    ],
  },
  noProgramme: {
    heading: (name) => `Vi har endnu ikke et link til ${name}`,
    description: (name, site) => `${site} har ingen aftale med ${name}.`,
    blocks: (name, path) => [
      {
        type: 'paragraph',
        text: `Vi viser rabatter hos ${name}, men vi har ingen aftale med butikken, og vi sender ingen til en adresse, som vi ikke har kontrolleret. Derfor åbnede denne side.`,
      },
      {
        type: 'paragraph',
        text: `For at bruge rabatten skal du åbne ${name}, som du plejer. Hører der en kode til, indtaster du den, når du betaler.`,
      },
      { type: 'links', links: [{ label: `Tilbage til rabatterne hos ${name}`, path }] },
    ],
  },
}
