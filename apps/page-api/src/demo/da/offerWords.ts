import type { OfferWords } from '../DemoContent.ts'

export const offerWords: OfferWords = {
  terms: {
    code: 'Koden skrives i sit felt før betaling; en rabat, der ikke vises dér, gives ikke bagefter. Én kode pr. ordre.',
    deal: 'Der skal ingen kode til. Det er prisen i kurven, der gælder.',
    always:
      'Gavekort og fragt er ikke med.\n\n- For private ordrer i almindelige mængder\n- Ikke sammen med andre rabatter, medmindre butikken siger det\n- Ved returnering får man det, man har betalt',
  },
  withdrawn: '{m:60} rabat på vinterens nyheder',
  hidden: '90 % på alt, kun i dag',
  tags: {
    'free-delivery': {
      name: 'Gratis levering',
      summary: 'Tilbud uden fragt, og hvad ordren skal løbe op i.',
      about:
        'Gratis levering er den besparelse, man lettest overser, selv om den ikke afhænger af, hvad der ligger i kurven.\n\nDer er tit en mindstegrænse. Koster det mere at nå den end at betale fragten, så betal fragten.',
    },
    'free-gift': {
      name: 'Gaver',
      summary: 'Noget følger med. Rart, når ordren var planlagt i forvejen.',
      about: 'Gaver sendes, så længe der er nogen. Se efter, at gaven ligger i kurven, før du betaler.',
    },
    'first-order': {
      name: 'Første ordre',
      summary: 'Til adresser, der ikke har handlet der før.',
      about:
        'Det er på den første ordre, butikkerne giver mest. De ser på adressen og på kortet, så en ekstra e-mail hjælper sjældent.',
    },
    bundles: {
      name: 'Mere for pengene',
      summary: 'Tag tre og betal for to, nummer to til halv pris og den slags.',
      about: 'Det gratis stykke er næsten altid det billigste. Saml ting, der koster nogenlunde det samme.',
    },
    reduced: {
      name: 'Nedsatte varer',
      summary: 'Outlet, sidste sæson og åbnede æsker.',
      about: 'Nedsatte varer tager sjældent også en kode. Hvad ”op til” betyder, står på hvert enkelt prisskilt.',
    },
  },
  brands: {
    corrie: {
      summary: 'Støvler og regntøj til stier uden asfalt.',
      about: 'Corrie laver få ting og beholder dem i årevis. De bliver repareret på det værksted, hvor de blev syet.',
    },
    alto: {
      summary: 'Maskiner til køkkener med én god stikkontakt.',
      about: 'Alto skruer, hvor andre limer. Pakninger og knapper sælges enkeltvis, også til ti år gamle modeller.',
    },
    oatfield: {
      summary: 'Havre, honning og det, der hører til.',
      about:
        'Oatfield køber hos gårde med navn, og navnet står på posen. Det, der snart udløber, sælges billigere i stedet for at blive smidt ud.',
    },
  },
  parts: {
    shoes: { name: 'Sko', summary: 'Til fortove, stier og våde morgener.' },
    appliances: { name: 'Køkkenmaskiner', summary: 'Blendere, kaffemaskiner og lampen over dem.' },
    stays: { name: 'Overnatning', summary: 'Sommerhuse, fyrtårne og en lade eller to.' },
  },
  questions: [
    [
      'Hvordan ved I, at en kode virker?',
      'En af os har skrevet den ind ved kassen. Ved hver afprøvet kode står der, hvem det var, og hvornår.',
    ],
    [
      'Hvorfor står en kode uden slutdato her stadig?',
      'Fordi butikken stadig tager imod den. Efter et halvt år uden afprøvning kalder vi den ubekræftet.',
    ],
  ],
}
