import type { ShopWords } from '../DemoContent.ts'

export const shopWords: ShopWords = {
  about: {
    'nimbus-shoes':
      'Nimbus begyndte med en let vandresko og laver den endnu. Siden er der kommet et dusin andre, alle over de samme tre læster, så en størrelse, der passer én gang, passer igen.\n\nSlidte såler skiftes på værkstedet på tre uger for under halvdelen af et nyt par.',
    'volta-and-vine':
      'Volta & Vine sælger maskiner til hjemmet og skriver ved hver, hvad den bruger på et år. Butikken låner gerne en elmåler ud.\n\nIstandsatte maskiner kommer fra egne returvarer og har de samme to års garanti.',
    'wayfarer-stays':
      'Wayfarer udlejer steder, der er bygget til noget andet: fyrtårne, blokposter, lader. Nogen fra holdet har sovet i dem alle.\n\nPrisen i søgningen er hele prisen, med rengøring og sengetøj.',
  },
  howToUse:
    '- Åbn koden her, og kopiér den; {name} åbner ved siden af.\n- Fyld kurven som sædvanlig, og gå til kassen.\n- Sæt koden ind i feltet, og tryk på knappen ved siden af. Først da bliver den trukket fra.\n- Sammenlign beløbet, før du betaler.',
  questions: [
    [
      'Kan man bruge to koder hos {name}?',
      'Nej. Feltet tager én, og den næste erstatter den første. Automatiske rabatter gælder stadig ved siden af en kode.',
    ],
    ['Hvor skriver man koden?', 'I kurven under listen over varer og igen på siden med betaling.'],
    [
      'Hvad nu, hvis jeg sender noget retur?',
      'Du får det tilbage, du har betalt. Kommer ordren derved under grænsen, bliver det ikke opkrævet.',
    ],
  ],
  reviews: [
    [5, 'Som beskrevet', 'Bestilt mandag, fremme onsdag, og koden gik igennem med det samme.', 'Nanna P.'],
    [4, 'Godt, men læs betingelserne', 'Rabatten gjaldt ikke den ene nedsatte ting. Det stod der, bare småt.', 'Ivan'],
    [5, '', 'Et spørgsmål om størrelsen blev besvaret af en, der stod med varen i hånden.', 'R. Kastrup'],
    [3, 'Langsomt i ferien', 'Gode varer, men pakken var ni dage undervejs i ferien.', 'Odette'],
    [4, 'Let at returnere', 'Mærkaten lå i æsken, og pengene kom efter fem dage.', 'Samir V.'],
    [2, 'Forkert farve', 'Fik den grå to gange. Til sidst beholdt jeg den.', 'Lene'],
    [5, 'Første gang her', 'Handler der gerne igen.', 'Gæst'],
  ],
  cashback: {
    newCustomers: 'Nye kunder',
    accessories: 'Tilbehør',
    exclusions: '- Gavekort\n- Fragt og afgifter\n- Ordrer med en kode, der ikke er herfra',
    terms:
      'Begynd på denne side, og bestil i samme besøg. Beløbet regnes af prisen uden moms og bortfalder, hvis varerne sendes retur.',
  },
}
