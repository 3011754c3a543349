import { createCounter } from '../../messages/createCounter.ts'
import type { AnswerMessages } from './AnswerMessages.ts'

const count = createCounter<'one' | 'many' | 'other'>('fr-FR')
const behind = (where: string): string => where && ` ${where}`
const inBrackets = (labels: string): string => labels && ` (${labels})`

export const fr: AnswerMessages = {
  gap: ' ',
  offers: (total) => count(total, { one: '# offre en cours', many: '# d’offres en cours', other: '# offres en cours' }),
  codes: (total) =>
    count(total, {
      one: '# code promo en cours',
      many: '# de codes promo en cours',
      other: '# codes promo en cours',
    }),
  deals: (total) =>
    count(total, {
      one: '# bon plan sans code',
      many: '# de bons plans sans code',
      other: '# bons plans sans code',
    }),
  at: (merchants) => `chez ${merchants}`,
  within: (names) => `dans «\u202F${names}\u202F»`,
  about: (wording) => `pour «\u202F${wording}\u202F»`,
  found: (offers, where, labels) => `${offers}${behind(where)}${inBrackets(labels)}.`,
  none: (where, labels) => `Aucune offre en cours${behind(where)} ne correspond${inBrackets(labels)}.`,
  others: 'Voici ce qu’on y trouve d’autre.',
  elsewhere: 'Voici ce qui s’en approche le plus.',
  similar: (merchants) => `Voici des boutiques proches de ${merchants}.`,
  popular: 'Voici ce qui plaît ici.',
  someWords: (wording) => `Aucune offre n’y réunit «\u202F${wording}\u202F» en entier.`,
  unknown: (wording) => `Rien ici ne correspond à «\u202F${wording}\u202F».`,
  withoutWords: (wording) => `Aucune offre n’y parle de «\u202F${wording}\u202F».`,
  sorted: {
    newest: 'Les plus récentes sont en premier.',
    biggest: 'Les plus gros pourcentages sont en premier, puis les plus grosses sommes.',
    ending: 'Celles qui se terminent le plus tôt sont en premier.',
  },
  labels: {
    part: 'avec une partie',
    code: 'avec un code',
    deal: 'sans code',
    'free-delivery': 'livraison gratuite',
    gift: 'avec un cadeau',
    leastPercent: (figure) => `au moins ${figure} de remise`,
    leastOff: (figure) => `au moins ${figure} de remise`,
    mostPrice: (figure) => `à ${figure} au plus`,
    notNew: 'hors offres réservées aux nouveaux clients',
    noMinimum: 'sans minimum d’achat',
    exclusive: 'exclusivité',
    tested: 'testée avec succès',
    testedToday: 'testée avec succès aujourd’hui',
    testedThisWeek: 'testée avec succès ces 7 derniers jours',
    endsToday: 'se termine aujourd’hui',
    endsThisWeek: 'se termine dans les 7 jours',
  },
  prices:
    'Un prix n’est connu ici que si une offre l’indique\u202F; impossible de dire ce que coûtent les autres articles.',
  basket: {
    saves: (basket, saved) =>
      `Sur ${basket}, la première offre fait économiser ${saved} si ses conditions sont remplies.`,
    savesSome: (basket, saved, audience) =>
      `Sur ${basket}, la première offre fait économiser ${saved}, mais elle est réservée à certains (${audience}).`,
    more: (saved, audience) => `Pour certains, c’est plus\u202F: ${saved} (${audience}).`,
    open: (basket) => `On ne peut pas dire d’avance ce que celles-ci font économiser sur ${basket}.`,
    excluded: (basket) =>
      `Aucune de celles qui suivent ne vaut pour un panier de ${basket}\u202F; la raison est indiquée.`,
  },
  outcomes: {
    saves: (saved) => `${saved} de moins`,
    capped: (saved) => `${saved} de moins, sa remise maximale`,
    wouldSave: (saved) => `Ferait économiser ${saved}`,
    wouldSaveDelivery: 'Ferait économiser la livraison',
    upTo: (most) => `Jusqu’à ${most}, sans garantie`,
    delivery: 'Fait économiser la livraison',
    unknown: 'Dépend de vos achats',
    belowMinimum: (missing, minimum) => `Il manque ${missing} pour le minimum de ${minimum}`,
    otherCurrency: (currency) => `Conditions en ${currency}\u202F: calcul impossible`,
    inStore: 'En magasin seulement',
  },
  health: {
    tested: (date) => `Dernier test le ${date}\u202F: a fonctionné`,
    failed: (date) => `Dernier test le ${date}\u202F: n’a pas fonctionné`,
    votes: (worked, all) => `a fonctionné récemment pour ${worked} personnes sur ${all}`,
    untested: 'Pas encore testée',
  },
  failing: {
    some: 'Celles qui ont échoué au dernier test sont plus bas.',
    all: 'Tout ce qui pourrait servir a échoué au dernier test.',
  },
  page: {
    says: (merchant, lines) => `La page de ${merchant} indique\u202F: ${lines}.`,
    quote: (line) => `«\u202F${line}\u202F»`,
    sentence: (text) => `${text}.`,
    silent: (merchants) =>
      `Rien n’est indiqué ici à ce sujet pour ${merchants}\u202F; la boutique elle-même peut répondre.`,
    ask: 'Nommez une boutique pour lire ce que sa page ici en dit.',
  },
  topics: {
    failed: () =>
      'Un code peut avoir expiré, demander un minimum d’achat, exclure certains articles ou être réservé aux nouveaux clients\u202F; sa page dit ce qu’il demande. Sous le code, dites-nous qu’il n’a pas marché\u202F: le meilleur suivant s’y affiche.',
    use: () =>
      'Ouvrez le code sur sa page ici, copiez-le, puis saisissez-le dans le champ prévu au moment de payer à la boutique. Une offre sans code vaut par son seul lien.',
    howTested: () =>
      'Une offre n’est dite testée que si quelqu’un l’a essayée\u202F: à côté figurent qui, quand, et si elle a fonctionné. Pour toutes les autres, il est écrit que personne ne les a encore testées.',
    howRanked: () => 'Ce qu’une boutique nous verse ne change jamais l’ordre. La façon dont il se forme est expliquée.',
    about: (site) =>
      `${site} rassemble codes promo et bons plans, et dit de chacun si quelqu’un l’a testé. Certaines boutiques nous versent une commission lorsque vous achetez par nos liens\u202F; vous ne payez pas plus.`,
    privacy: () => 'Ce qui est conservé d’une visite, et combien de temps, est expliqué.',
    contact: () =>
      'Nous ne vendons rien\u202F: commandes, livraisons et remboursements sont l’affaire de la boutique. Vous pouvez nous écrire au sujet de ce qui est publié ici.',
    cashback: () => 'Quand une boutique rembourse une partie de l’achat, sa page dit combien.',
  },
  smallTalk: {
    help: (site) =>
      `Demandez une boutique, une catégorie ou un montant\u202F: quels codes a une boutique, où la livraison est gratuite, ou ce qui fait le plus économiser sur vos achats. Les réponses viennent des offres de ${site}.`,
    thanks: () => 'Avec plaisir. N’hésitez pas à poser une autre question.',
    bye: () => 'Au revoir et à bientôt.',
    hello: () => 'Bonjour\u202F! Demandez une boutique, une catégorie ou un montant.',
  },
  searchFor: (wording) => `Chercher «\u202F${wording}\u202F»`,
}
