import type { Stories } from '../DemoContent.ts'

export const stories: Stories = {
  topics: {
    'long-weekend': {
      name: 'Lang weekend',
      summary: 'Tre fridage og noget at fylde dem med.',
      about: 'Tog og sommerhuse er billigst, før alle leder. Vi samler, så snart butikkerne nævner deres datoer.',
      questions: [
        [
          'Hvornår begynder tilbuddene?',
          'De fleste begynder to dage før. Det, der allerede er kendt, står her som kommende.',
        ],
      ],
    },
    'home-week': {
      name: 'Boligugen',
      summary: 'Syv dage til hylder, lamper og alt med stik.',
      about: 'Butikkerne er enige om dagene, ikke om priserne. Se på fragten først, når det gælder store ting.',
      questions: [
        ['Er priserne lavere end ellers?', 'Tit, men ikke altid. Kender vi prisen fra måneden før, skriver vi den.'],
      ],
    },
    'outdoor-days': {
      name: 'Udedage',
      summary: 'Støvler, telte og tørre sokker en gang om året.',
      about: 'Dagene er forbi. Nedenfor står, hvad der gjaldt sidst; meget af det kommer igen.',
    },
    'student-savings': {
      name: 'Studierabatter',
      summary: 'Rabatter, der varer lige så længe som studiet.',
      about: 'De fleste vil se et studiekort en gang om året. Det er butikken, der ser på det, aldrig os.',
    },
  },
  channels: {
    letter: {
      name: 'Fra vores brev',
      summary: 'Det, der stod i ugens brev, i samme rækkefølge.',
      lanes: ['Nyt i denne uge', 'Til hjemmet', 'Uden fragt'],
    },
    app: {
      name: 'I appen',
      summary: 'En kort liste til en lille skærm.',
      lanes: ['Lige kommet', 'Til at tage på', 'Lidt ekstra'],
    },
  },
  authors: [
    {
      looks: { hair: 'long', skin: 'fair' },
      role: 'Prøver koder ved kassen',
      about: 'Har fyldt omkring fire tusind kurve og tømt næsten dem alle igen.',
    },
    {
      looks: { hair: 'short', skin: 'fair' },
      role: 'Læser betingelser til ende',
      about: 'Har før læst korrektur. Mener, at ”op til” er sprogets dyreste to ord.',
    },
  ],
  posts: {
    'how-we-test-codes': {
      title: 'Sådan prøver vi en kode',
      summary: 'En fuld kurv, en tålmodig eftermiddag, og hvorfor der står et navn ved fluebenet.',
      body: 'En kode virker, eller også gør den ikke. For at finde ud af det fylder en af os en kurv, går til kassen, skriver koden og læser svaret.\n\n## Det skriver vi ned\n\n- Hvad der lå i kurven, og hvad det kostede\n- Hvad der blev trukket fra\n- Hvem der prøvede, og hvad klokken var\n\nEn prøve gælder for det øjeblik, den blev lavet. Derfor står dens alder ved siden af.\n\n[offer](/stores/nimbus-shoes)\n\n## Og når den fejler?\n\nSå prøver vi igen med en anden kurv. Fejler den stadig, ryger fluebenet straks, og en note siger hvorfor.',
    },
    'small-print-in-four-words': {
      title: 'Det med småt i fire ord',
      summary: 'Mindst, ny, undtaget, én gang: det er et af dem, de fleste koder falder på.',
      body: 'Betingelser er lange, fordi forsigtige mennesker skriver dem. Det afgørende er næsten altid ét ord.\n\n## Mindst\n\nDer tælles efter andre rabatter og uden fragt. En kurv lige over grænsen kan falde under den.\n\n## Ny\n\nNy er den, der aldrig har handlet der. Adressen tæller, og tit også kortet.\n\n[offer](/stores/sorrel-skin)\n\n## Undtaget\n\nNedsatte varer, gavekort og et mærke eller to.\n\n## Én gang\n\nPr. kunde, ikke pr. ordre.',
    },
    'when-a-code-fails': {
      title: 'Når en kode fejler: fem forsøg',
      summary: 'Fra mellemrummet efter det sidste bogstav til klokkeslættet, hvor den slutter.',
      body: 'Før du giver op:\n\n- Slet mellemrummet, der kom med kopien\n- Tag nedsatte varer ud af kurven\n- Log ind, for nogle koder hører til en konto\n- Se på butikkens ur og ikke dit eget\n- Prøv den næste kode på listen\n\n[offer](/stores/lockstep-vpn)\n\nFortæl os så, at den fejlede, og hvorfor. Tre meldinger på en dag er nok til, at vi prøver den igen.',
    },
    'three-nights-away': {
      title: 'Tre nætter væk med lille bagage',
      summary: 'En taske, et par sko, en booking: sådan ville vi bruge en lang weekend.',
      body: 'Tre nætter kræver mindre, end man tror. Vi pakkede til en blokpost ved havet og lod halvdelen blive hjemme.\n\n## Et sted at sove\n\n[offer](/stores/wayfarer-stays)\n\nLæs datoerne før prisen: en kode til hverdage nytter ikke om fredagen.\n\n## Sko\n\nÉt par, og det har man på.\n\n[offer](/stores/nimbus-shoes)',
    },
    'a-table-for-four': {
      title: 'Et bord til fire',
      summary: 'En aften med suppe, et spil og lys nok til at læse reglerne.',
      body: 'Suppen tager fyrre minutter, spillet halvtreds. Begynd med suppen.\n\n## Til at lave mad med\n\n[offer](/stores/volta-and-vine)\n\n## Til at spille\n\nFire er et godt antal: ingen venter længe, og der er altid en at holde med.\n\n[offer](/stores/dicewright)',
    },
  },
}
