import type { FormMessages } from './FormMessages.ts'

const confirmation =
  'Først sender vi et link, så du kan bekræfte adressen, og ikke andet før det. Hver e-mail har et link til afmelding.'
const requested = 'En e-mail er på vej til dig. Bekræft med linket i den; før det sender vi ikke andet.'

export const daForms: FormMessages = {
  submission: (merchant) => ({
    heading: `Send en rabatkode til ${merchant}`,
    intro: ['En redaktør ser på den, før andre kan se den. Det gemmes ikke, hvem der sendte den.'],
    submit: 'Send koden',
    taken: 'En redaktør ser på koden. Virker den, kommer den på siden.',
  }),
  review: (merchant) => ({
    heading: `Anmeld ${merchant}`,
    intro: ['En redaktør læser anmeldelsen, før andre kan se den. Kun det, der skrives her, gemmes.'],
    submit: 'Send anmeldelsen',
    taken: 'En redaktør læser anmeldelsen. Handler den om butikken, kommer den på siden.',
  }),
  alerts: (merchant) => ({
    heading: `Nye tilbud fra ${merchant} på e-mail`,
    intro: [`En e-mail, når der er nye tilbud fra ${merchant}, højst én om dagen.`, confirmation],
    submit: 'Send mig nye tilbud',
    taken: requested,
  }),
  newsletter: (site) => ({
    heading: `Nyhedsbrevet fra ${site}`,
    intro: ['De bedste nye tilbud, én gang om ugen.', confirmation],
    submit: 'Send mig nyhedsbrevet',
    taken: requested,
  }),
  code: {
    label: 'Kode',
    hint: 'Som du ville skrive den, når du betaler.',
    missing: 'Skriv koden.',
    invalid: 'Skriv kun koden: 2 til 40 bogstaver, tal eller tegn, uden mellemrum.',
  },
  offer: {
    label: 'Hvad den giver',
    hint: 'For eksempel: 10 % på sko.',
    missing: 'Skriv, hvad koden giver.',
    invalid: 'Beskriv det med mindst tre tegn.',
  },
  endsOn: {
    label: 'Sidste dag',
    hint: 'Hvis den kendes.',
    invalid: 'Skriv en dato inden for de næste tre år, eller lad feltet stå tomt.',
    past: 'Den dag er forbi. Skriv en anden, eller lad feltet stå tomt.',
  },
  rating: { label: 'Vurdering', missing: 'Vælg en til fem stjerner.' },
  ratings: [
    '1 stjerne: dårlig',
    '2 stjerner: under middel',
    '3 stjerner: i orden',
    '4 stjerner: god',
    '5 stjerner: meget god',
  ],
  headline: { label: 'Overskrift' },
  body: { label: 'Oplevelse' },
  by: { label: 'Navn', hint: 'Som det kommer til at stå under anmeldelsen.' },
  address: {
    label: 'E-mailadresse',
    missing: 'Skriv e-mailadressen.',
    invalid: (example) => `Skriv en adresse som ${example}.`,
  },
  long: (most) => `Skriv højst ${most} tegn.`,
  optional: '(valgfrit)',
  wrong: 'Tjek det, du har skrevet',
  held: 'For at holde bots ude er der ikke sendt noget endnu. Alt, hvad du har skrevet, er her: Send det én gang til.',
  sending: 'Sender …',
  offline: 'Der er ingen forbindelse. Det sendes, så snart den er tilbage.',
  failed: 'Det kunne ikke sendes. Alt, hvad du har skrevet, er her: Prøv igen.',
  busy: 'Der er sendt for meget fra denne forbindelse. Prøv igen senere.',
  takenHeading: 'Tak',
  back: 'Tilbage til siden',
  close: 'Luk',
  trap: 'Lad dette felt stå tomt',
  privacy: {
    heading: 'Din mailadresse',
    items: [
      'Hvad den bruges til: kun de e-mails, du beder om, den ugentlige eller nye tilbud fra en butik. Kun den tjeneste, der leverer vores e-mails, får den, og den bruges ikke til andet.',
      'Først bekræftet: Vi sender et link, så du kan bekræfte adressen, og ikke andet før det. En adresse, der ikke bekræftes, slettes efter 8 dage.',
      'Hvor længe: indtil du afmelder dig med linket i hver e-mail. 30 dage senere slettes adressen. At en e-mail er sendt, gemmes i 30 dage.',
      'Slettet med det samme: skriv til os fra adressen, se siden ”Kontakt”. Alt, der hører til den, slettes sammen med den.',
    ],
  },
}
