import { createCounter } from '../../messages/createCounter.ts'
import type { AnswerMessages } from './AnswerMessages.ts'

const count = createCounter<'one' | 'other'>('da-DK')
const behind = (where: string): string => where && ` ${where}`
const inBrackets = (labels: string): string => labels && ` (${labels})`

export const da: AnswerMessages = {
  gap: ' ',
  offers: (total) => count(total, { one: '# aktuel rabat', other: '# aktuelle rabatter' }),
  codes: (total) => count(total, { one: '# aktuel rabatkode', other: '# aktuelle rabatkoder' }),
  deals: (total) => count(total, { one: '# tilbud uden kode', other: '# tilbud uden kode' }),
  at: (merchants) => `hos ${merchants}`,
  within: (names) => `i ${names}`,
  about: (wording) => `om ”${wording}”`,
  found: (offers, where, labels) => `${offers}${behind(where)}${inBrackets(labels)}.`,
  none: (where, labels) => `Lige nu er der ingen rabat${behind(where)}, der passer${inBrackets(labels)}.`,
  others: 'Nedenfor er, hvad der ellers er dér.',
  elsewhere: 'Det her kommer nærmest.',
  similar: (merchants) => `De her butikker ligner ${merchants}.`,
  popular: 'Det her er populært.',
  someWords: (wording) => `Ingen rabat dér nævner alt i ”${wording}”.`,
  unknown: (wording) => `Her er intet om ”${wording}”.`,
  withoutWords: (wording) => `Ingen rabat dér nævner ”${wording}”.`,
  sorted: {
    newest: 'De nyeste står først.',
    biggest: 'De højeste procenter står først, derefter de største beløb.',
    ending: 'De, der slutter først, står først.',
  },
  labels: {
    part: 'med en del af det',
    code: 'med kode',
    deal: 'uden kode',
    'free-delivery': 'gratis fragt',
    gift: 'med gratis gave',
    leastPercent: (figure) => `mindst ${figure} rabat`,
    leastOff: (figure) => `mindst ${figure} rabat`,
    mostPrice: (figure) => `til højst ${figure}`,
    notNew: 'uden dem, der kun er til nye kunder',
    noMinimum: 'uden minimumskøb',
    exclusive: 'eksklusiv',
    tested: 'testet, og den virkede',
    testedToday: 'testet i dag, og den virkede',
    testedThisWeek: 'testet inden for 7 dage, og den virkede',
    endsToday: 'slutter i dag',
    endsThisWeek: 'slutter inden for 7 dage',
  },
  prices: 'En pris kendes her kun, når et tilbud nævner den. Hvad andre varer koster, kan ikke siges.',
  basket: {
    saves: (basket, saved) => `På ${basket} sparer den første rabat ${saved}, hvis vilkårene passer.`,
    savesSome: (basket, saved, audience) =>
      `På ${basket} sparer den første rabat ${saved}, men kun for nogle (${audience}).`,
    more: (saved, audience) => `For nogle er det mere: ${saved} (${audience}).`,
    open: (basket) => `Hvad de her sparer på ${basket}, vides ikke på forhånd.`,
    excluded: (basket) => `Ingen af dem her kan bruges på en kurv til ${basket}. Ved hver står der hvorfor.`,
  },
  outcomes: {
    saves: (saved) => `Sparer ${saved}`,
    capped: (saved) => `Sparer ${saved}, mere er ikke muligt`,
    wouldSave: (saved) => `Ville spare ${saved}`,
    wouldSaveDelivery: 'Ville spare fragten',
    upTo: (most) => `Op til ${most}, uden garanti`,
    delivery: 'Sparer fragten',
    unknown: 'Afhænger af, hvad du køber',
    belowMinimum: (missing, minimum) => `Der mangler ${missing} op til ${minimum}`,
    otherCurrency: (currency) => `Vilkårene er i ${currency}, så det kan ikke regnes ud`,
    inStore: 'Kun i butikken',
  },
  health: {
    tested: (date) => `Sidst testet ${date}: Den virkede`,
    failed: (date) => `Sidst testet ${date}: Den virkede ikke`,
    votes: (worked, all) => `har for nylig virket for ${worked} ud af ${all}`,
    untested: 'Ikke testet endnu',
  },
  failing: {
    some: 'De, der ikke virkede i den seneste test, står længere nede.',
    all: 'Alt, hvad der kunne bruges, virkede ikke i den seneste test.',
  },
  page: {
    says: (merchant, lines) => `På siden om ${merchant} står der: ${lines}.`,
    quote: (line) => `”${line}”`,
    sentence: (text) => `${text}.`,
    silent: (merchants) => `Her står ikke noget om det for ${merchants}. Butikken selv ved det.`,
    ask: 'Nævn en butik for at læse, hvad dens side her siger om det.',
  },
  topics: {
    failed: () =>
      'En kode kan være udløbet, kræve et minimumskøb, undtage nogle varer eller kun gælde for nye kunder. På dens side står, hvad den kræver. Sig under koden, at den ikke virkede, så vises den næstbedste dér.',
    use: () =>
      'Åbn koden på dens side her, kopiér den, og skriv den i feltet til koder, når du betaler i butikken. Et tilbud uden kode gælder alene via sit link.',
    howTested: () =>
      'En rabat kaldes kun testet, når nogen har prøvet den: Ved siden af står hvem, hvornår, og om den virkede. Ved alle andre står der, at ingen har testet dem endnu.',
    howRanked: () => 'Hvad en butik betaler os, ændrer aldrig rækkefølgen. Hvordan den bliver til, kan læses her.',
    about: (site) =>
      `${site} samler rabatkoder og tilbud og viser, om de er testet. Nogle butikker betaler os provision, når du handler via vores links. Du betaler ikke mere for det.`,
    privacy: () => 'Hvad der gemmes om et besøg, og hvor længe, kan læses her.',
    contact: () =>
      'Vi sælger ingenting: Kontakt butikken om ordrer, levering og refusion. Du kan skrive til os om det, der står på siderne her.',
    cashback: () => 'Betaler en butik noget tilbage, står der på dens side hvor meget.',
  },
  smallTalk: {
    help: (site) =>
      `Spørg om en butik, en kategori eller et beløb: hvilke koder en butik har, hvor fragten er gratis, eller hvad der sparer mest på dit køb. Svarene kommer fra rabatterne på ${site}.`,
    thanks: () => 'Selv tak. Spørg endelig igen.',
    bye: () => 'Farvel og på gensyn.',
    hello: () => 'Hej! Spørg om en butik, en kategori eller et beløb.',
  },
  searchFor: (wording) => `Søg efter ”${wording}”`,
}
