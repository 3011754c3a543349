import { VOTE_DAYS, VOTES_OF_NETWORK } from '@clipfront/page-data'
import { createCounter } from './createCounter.ts'
import { frAssistant } from './assistant/fr.ts'
import { frForms } from './forms/fr.ts'
import type { Messages } from './Messages.ts'

/** From a million on, what is counted follows with "de": 1 000 000 de codes. */
const count = createCounter<'one' | 'many' | 'other'>('fr-FR')

const countMerchants = (total: number): string =>
  count(total, { one: '# boutique', many: '# de boutiques', other: '# boutiques' })

const offers = (codes: number, deals: number): string =>
  [
    codes && count(codes, { one: '# code promo', many: '# de codes promo', other: '# codes promo' }),
    deals && count(deals, { one: '# bon plan', many: '# de bons plans', other: '# bons plans' }),
  ]
    .filter(Boolean)
    .join(' et ')

export const fr: Messages = {
  conditions: {
    leastBasket: (figure) => `Dès ${figure}`,
    'new-customers': 'Nouveaux clients',
    students: 'Étudiants',
    members: 'Adhérents',
    'app-users': 'Dans l’application',
    inStore: 'En magasin',
    onceEach: 'Une fois par personne',
  },
  categories: {
    software: 'Logiciels',
    games: 'Jeux',
    'books-media': 'Livres et médias',
    electronics: 'High-tech',
    fashion: 'Mode',
    'home-garden': 'Maison et jardin',
    'food-drink': 'Alimentation et boissons',
    travel: 'Voyages',
    'health-beauty': 'Santé et beauté',
    education: 'Formation',
    services: 'Services',
    other: 'Divers',
  },
  home: {
    title: (site) => `${site}\u202F: codes promo et bons plans`,
    description: (site, live, merchants) =>
      live === 0
        ? `${site} rassemble codes promo et bons plans.`
        : `${count(live, { one: '# offre en cours', many: '# d’offres en cours', other: '# offres en cours' })} dans ${countMerchants(merchants)}, codes promo et bons plans. Pour chacune, vous savez si elle a été testée et quand elle se termine.`,
  },
  merchant: {
    title: (name, month, best) => `Codes promo ${name}${best && `\u202F: ${best}`} – ${month}`,
    description: (name, month, codes, deals, topTitle) =>
      `${offers(codes, deals)} pour ${name}, à utiliser en ${month}.${topTitle && ` La meilleure offre\u202F: ${topTitle}.`}`,
    titleUntested: (name, month) => `Offres ${name} – ${month}`,
    descriptionUntested: (name, total) =>
      `${count(total, { one: '# offre répertoriée', many: '# d’offres répertoriées', other: '# offres répertoriées' })} pour ${name}, sans test de notre part.`,
    titleOfCode: (name) => `Votre code promo ${name}`,
    descriptionWithoutOffers: (name, past) =>
      `Aucun code promo ne fonctionne pour ${name} en ce moment.${past > 0 ? ` À voir\u202F: ${count(past, { one: '# offre passée', many: '# d’offres passées', other: '# offres passées' })} et des boutiques semblables.` : ''}`,
  },
  category: {
    title: (name, month, page) =>
      `${name}\u202F: codes promo et bons plans – ${month}${page > 1 ? `, page ${page}` : ''}`,
    description: (name, total) =>
      total === 0
        ? `${name}\u202F: aucune offre en cours pour le moment.`
        : `${name}\u202F: ${count(total, { one: '# offre en cours', many: '# d’offres en cours', other: '# offres en cours' })}.`,
  },
  cashback: {
    title: (name, figure, upTo) => `Cashback chez ${name}\u202F: ${upTo ? 'jusqu’à ' : ''}${figure}`,
    description: (name, figure, upTo) =>
      `Cashback chez ${name}\u202F: ${upTo ? 'jusqu’à ' : ''}${figure}. Tous les taux et ce à quoi ils s’appliquent.`,
    titleWithoutRates: (name) => `Cashback chez ${name}`,
    descriptionWithoutRates: (name) => `${name} ne propose pas de cashback en ce moment. Voici les anciens taux.`,
  },
  search: {
    title: (query) => (query ? `Résultats pour «\u202F${query}\u202F»` : 'Recherche'),
    description: (query) =>
      query
        ? `Offres, catégories et boutiques qui correspondent à «\u202F${query}\u202F».`
        : 'Rechercher une boutique ou une offre.',
  },
  onPage: (title, page) => `${title}, page ${page}`,
  moreOffers: 'Autres offres',
  blog: {
    title: (site, page) => `Conseils – ${site}${page > 1 ? `, page ${page}` : ''}`,
    description: (site) =>
      `Acheter moins cher avec ${site}\u202F: ce que valent vraiment les codes promo et ce que disent leurs conditions.`,
  },
  notFound: 'Cette page est introuvable',
  gone: 'Cette page a été retirée',
  badRequest: 'Cette adresse est illisible. Vérifiez qu’elle a été copiée en entier.',
  directory: {
    heading: 'Toutes les boutiques, de A à Z',
    title: (site) => `Toutes les boutiques de A à Z – ${site}`,
    description: (site, total) => `${countMerchants(total)} sur ${site}, par ordre alphabétique.`,
    ofLetter: (letter, page) => `Toutes les boutiques\u202F: ${letter}${page > 1 ? `, page ${page}` : ''}`,
    empty: 'Il n’y a pas encore de boutique ici.',
    other: '0–9 et autres',
  },
  articles: {
    about: (site, disclosure) => ({
      heading: `À propos de ${site}`,
      description: `Ce qu’est ${site}, et comment nous gagnons notre vie.`,
      blocks: [
        {
          type: 'paragraph',
          text: `${site} rassemble codes promo et bons plans au même endroit, et indique pour chacun s’il a été testé, par qui et quand, et à quelle date il se termine.`,
        },
        { type: 'heading', text: 'Comment nous gagnons notre vie' },
        {
          type: 'paragraph',
          text: `«\u202FVoir le code\u202F» affiche le code dans un nouvel onglet et ouvre la boutique dans l’onglet où vous étiez\u202F: elle sait ainsi que vous venez de chez nous. ${disclosure}`,
        },
        { type: 'heading', text: 'Ce que nous ne faisons pas' },
        {
          type: 'list',
          items: [
            'Nous n’inventons ni codes, ni votes, ni nombres d’utilisateurs.',
            'Nous n’affichons de compte à rebours que jusqu’à la fin réelle de l’offre.',
            'Nous ne présentons jamais comme testée une offre que personne n’a essayée.',
          ],
        },
        {
          type: 'links',
          links: [
            { label: 'Comment nous testons', path: '/how-we-test' },
            { label: 'Toutes les boutiques', path: '/stores' },
          ],
        },
      ],
    }),
    'how-we-test': (site) => ({
      heading: 'Comment nous testons',
      description: `Ce que «\u202Ftestée\u202F», «\u202Fen cours\u202F», «\u202Fnon confirmée\u202F» et «\u202Fexpirée\u202F» veulent dire sur ${site}.`,
      blocks: [
        {
          type: 'paragraph',
          text: 'Une offre a toujours l’un de ces quatre statuts. Ce sont les dates qui décident, jamais notre opinion.',
        },
        {
          type: 'list',
          items: [
            'En cours\u202F: ses dates comprennent aujourd’hui, ou elle n’en a pas et a été répertoriée ou confirmée au cours des 180 derniers jours.',
            'À venir\u202F: elle n’a pas encore commencé.',
            'Non confirmée\u202F: elle n’a pas de dates, et personne ne l’a confirmée depuis 180 jours. Elle fonctionne peut-être encore.',
            'Expirée\u202F: son dernier jour est passé.',
          ],
        },
        { type: 'heading', text: 'Testée' },
        {
          type: 'paragraph',
          text: 'Testée veut dire que l’offre a été essayée au moment indiqué, par une personne dont le nom est donné ou par notre robot. Toutes les autres portent la mention «\u202FPas encore testé\u202F», y compris celles qui nous viennent de listes et de flux, tant que personne ne les a essayées. Si le dernier essai a échoué, c’est indiqué.',
        },
        { type: 'heading', text: 'Votes' },
        {
          type: 'paragraph',
          text: `Les votes sont comptés à mesure qu’ils arrivent, au plus ${VOTES_OF_NETWORK} par jour et par connexion pour un même code. Celui d’une personne à qui l’offre n’était pas destinée ne compte pas contre l’offre. Les chiffres des votes portent sur les ${VOTE_DAYS} derniers jours. Le nombre d’utilisations est le nombre de clics du jour, robots exclus.`,
        },
      ],
    }),
    privacy: (site) => ({
      heading: 'Confidentialité',
      description: `Ce que ${site} conserve d’une visite, et combien de temps.`,
      blocks: [
        {
          type: 'paragraph',
          text: 'Nous comptons les offres vues et celles sur lesquelles on clique. Nous le faisons sans compte et sans identifiant permettant de vous suivre.',
        },
        { type: 'heading', text: 'Ce qui est conservé' },
        {
          type: 'list',
          items: [
            'De quelle offre il s’agissait, sur quelle page, à quelle place dans la liste, et quand.',
            'Le type d’appareil (téléphone, tablette ou ordinateur) et le nom du navigateur.',
            'Deux empreintes, l’une de l’adresse IP et du navigateur, l’autre de l’adresse IP seule, toutes deux mêlées à une clé secrète qui change chaque jour. L’ancienne est aussitôt supprimée\u202F: personne ne peut remonter jusqu’à vous, ni suivre une empreinte d’un jour à l’autre. Elles distinguent les robots des personnes et empêchent de compter quelqu’un plusieurs fois.',
            'Pour une offre vue parmi les résultats d’une recherche, ce qui a été cherché, sauf si cela ressemble à une adresse e-mail ou à un numéro personnel.',
            'Les mots d’une recherche restée sans résultat, comptés par jour et gardés trente jours, sans rien sur la personne qui a cherché. Si cela ressemble à une adresse e-mail ou à un numéro personnel, nous notons seulement qu’il y a eu une recherche.',
            'Les mots d’une recherche grâce à laquelle au moins vingt visiteurs ont vu des offres le même jour, avec leur nombre, pendant sept jours. Nous affichons comme populaire ce que ces mots trouvent, jamais les mots eux-mêmes.',
            'Votre retour sur un code\u202F: s’il a fonctionné, pourquoi et quand, avec les deux mêmes empreintes.',
            'Les codes et avis envoyés, sans l’identité de leur auteur.',
          ],
        },
        { type: 'heading', text: 'Ce qui n’est pas conservé' },
        {
          type: 'list',
          items: ['Votre adresse IP.', 'La description complète que votre navigateur envoie de lui-même.'],
        },
        { type: 'heading', text: 'Sur votre appareil' },
        {
          type: 'paragraph',
          text: 'Quelques données n’y sont enregistrées que si vous acceptez ou, là où aucun consentement n’est requis, tant que vous ne refusez pas\u202F: les offres déjà comptées, pour qu’aucune ne le soit deux fois, et ce qui distingue une personne d’un programme. «\u202FGérer les cookies\u202F», au bas de chaque page, permet de changer d’avis, et un refus efface ces données. Votre choix est conservé six mois.',
        },
        { type: 'heading', text: 'Combien de temps' },
        {
          type: 'paragraph',
          text: 'Les événements et les votes individuels sont effacés au bout de 90 jours. Seuls les totaux restent.',
        },
      ],
    }),
  },
  indexes: {
    categories: {
      heading: 'Toutes les catégories',
      description: (site) => `Toutes les catégories de ${site}, avec le nombre d’offres du jour.`,
    },
    topics: {
      heading: 'Temps forts',
      description: (site) => `Les temps forts de ${site}\u202F: en cours, à venir et passés.`,
    },
    brands: { heading: 'Marques', description: (site) => `Les marques en promotion sur ${site}.` },
    tags: {
      heading: 'Types d’offres',
      description: (site) => `Les offres de ${site} par type d’avantage, avec le nombre du jour.`,
    },
    moreChannels: 'D’autres sélections',
  },
  tests: {
    heading: 'Qui teste',
    text: (days) => `Tests d’offres sur ce site ces ${days} derniers jours\u202F:`,
    none: (days) => `Personne n’a testé d’offre sur ce site ces ${days} derniers jours.`,
    kinds: {
      editor: 'Notre rédaction',
      bot: 'Notre robot',
      community: 'Les clients',
      extension: 'L’extension du navigateur',
    },
    share: (kind, percent, worked, tests) => `${kind}\u202F: ${percent}, dont ${worked} tests réussis sur ${tests}`,
    health: (days, votes, fewest) =>
      `Les votes et tests récents comptent davantage\u202F: après ${days} jours, chacun compte pour moitié. Un test de notre part vaut ${votes} votes. En dessous de ${fewest}, nous ne donnons pas de pourcentage.`,
  },
  ranking: {
    heading: 'Comment nous classons',
    description: (site) => `Dans quel ordre les offres apparaissent sur ${site}, et pourquoi.`,
    byEditors:
      'Sur ce site, les offres suivent l’ordre choisi par notre rédaction, puis les plus récentes viennent en premier.',
    byScore:
      'Sur ce site, chaque offre valable reçoit une note, recalculée toutes les une à dix minutes selon le nombre d’offres. Elle se compose ainsi\u202F:',
    terms: {
      health: 'Sa réussite récente, d’après les votes et les tests',
      verification: 'Si un test a réussi, et quand',
      clicks: 'Les clics reçus, comparés aux autres offres à la même place',
      discount: 'La part du prix qu’elle fait économiser',
      freshness: 'La date à laquelle elle a été répertoriée ou confirmée',
      expiry: 'Si elle a une date de fin, et si celle-ci est proche',
    },
    term: (name, percent) => `${name}\u202F: ${percent}`,
    tie: 'À note égale, la rédaction décide, puis la date.',
    commission: 'Ce qu’une boutique nous verse ne joue aucun rôle.',
    usable:
      'Ce qui est valable aujourd’hui passe toujours avant ce qui ne l’est pas. Si vous triez une liste, seul votre ordre compte.',
  },
  privacyDetails: {
    heading: 'Ce qui est enregistré sur votre appareil',
    rules: {
      ask: 'Ce site demande d’abord\u202F: sans accord, seul le dernier élément est enregistré.',
      'not-needed': 'Ce site n’a pas à demander\u202F: tout cela peut être enregistré tant que vous ne refusez pas.',
    },
    notes: {
      cf_consent: 'votre choix, pendant six mois',
      cf_merchant:
        'la boutique dont vous avez vu la page en dernier, pendant trente jours\u202F; les scripts de nos partenaires peuvent la lire',
      timezone: 'le fait qu’une personne est venue, pendant sept jours',
      'td:cp': 'les offres déjà comptées, et quand',
      'td:kept':
        'les boutiques et offres que vous avez enregistrées, pendant six mois, et les derniers codes ouverts, pendant trente jours\u202F; un clic sur la page d’accueil efface tout',
      'td:opened':
        'les codes que vous avez ouverts, quand, et votre avis sur eux, les cent derniers, pendant trente jours',
      'td:out': 'ce qui n’a pas encore pu être envoyé, un jour au plus',
      'td:searches': 'ce que vous avez cherché, les huit dernières recherches, pendant trente jours',
      'td:web-vitals': 'la rapidité des pages, seulement si leur adresse le demande',
      'td:pwa-open': 'la dernière ouverture de l’application installée',
      'td:extension': 'votre choix de ne plus voir l’extension de navigateur',
      'cf-offline': 'la page qui s’affiche sans connexion, jusqu’à la prochaine version du site',
      'cf:chunk-reload':
        'le moment où cet onglet a dû recharger une page, sans consentement requis et effacé avec l’onglet',
    },
    othersHeading: 'Qui d’autre est informé de votre visite',
    analytics: (service, host) =>
      `${service}, par ${host}, si vous acceptez, ou là où aucun consentement n’est requis et tant que vous ne refusez pas\u202F: le type de page affiché, les offres placées en tête, le navigateur et la plateforme, si une personne est là et si les publicités sont bloquées. Ce service peut compter les visites dans des cookies qui commencent par _ga. Rien de tout cela ne peut servir à la publicité.`,
    errorReports: (host) =>
      `${host}, aux mêmes conditions\u202F: les erreurs de nos scripts, avec l’adresse de la page mais sans ses paramètres, et sans cookies.`,
    ads: (service, host) =>
      `${service}, par ${host}, aux mêmes conditions\u202F: l’affichage d’une page avec un emplacement publicitaire, et ce que tout serveur apprend du navigateur et de la connexion. Nous demandons des publicités qui ne tiennent pas compte de ce que vous faites ailleurs. Ce service peut noter dans des cookies qui commencent par __g combien de fois l’une d’elles a été montrée.`,
  },
  company: {
    runBy: (site, operator) => `${site} est édité par ${operator}.`,
    forPartner: (operator, partner) =>
      `${operator} l’édite pour ${partner}, qui ne participe ni au choix ni à l’ordre des offres.`,
    fact: (label, value) => `${label}\u202F: ${value}`,
    labels: {
      address: 'Adresse',
      email: 'E-mail',
      representative: 'Représentée par',
      register: 'Registre',
      vatId: 'N° de TVA',
    },
    responsible: 'Responsable de la publication',
    contact: { heading: 'Contact', description: (site) => `Comment joindre l’équipe de ${site}.` },
    wrong: {
      heading: 'Une erreur',
      text: 'Un code, une date ou un nom est faux\u202F? Écrivez-nous avec l’adresse de la page. La rédaction vérifie et corrige.',
    },
    orders: {
      heading: 'Commandes et remboursements',
      text: 'Nous ne vendons rien. Pour une commande, une livraison ou un remboursement, adressez-vous à la boutique.',
    },
    imprint: { heading: 'Mentions légales', description: (site) => `L’entreprise qui édite ${site}.` },
    terms: {
      heading: 'Conditions d’utilisation',
      description: (site) => `Ce que ${site} promet, et ce qu’il ne promet pas.`,
    },
    termsItems: (site) => [
      `${site} est gratuit et ne demande pas de compte.`,
      'Chaque offre vient de la boutique\u202F: vous achetez chez elle, à ses conditions, et nous n’intervenons pas dans la vente.',
      'Nous disons qui a testé une offre et quand. Elle peut ensuite s’arrêter ou changer.',
      'Nos textes peuvent être cités avec un lien. Toute copie massive demande notre accord.',
    ],
    controller: 'Qui est responsable',
    rights: (email) =>
      `Vous pouvez demander ce que nous conservons, le faire rectifier ou effacer, et saisir l’autorité de protection des données. Écrivez à ${email}.`,
  },
  forms: frForms,
  assistant: frAssistant,
  demoShop: {
    heading: (name) => `${name}\u202F: une boutique de démonstration`,
    description: (name) => `${name} est une boutique fictive.`,
    blocks: (name, path) => [
      {
        type: 'paragraph',
        text: `Ici s’ouvrirait le site de la boutique. ${name} est fictive\u202F: elle fait partie de la démonstration, et il n’y a rien à acheter.`,
      },
      {
        type: 'paragraph',
        text: 'Jusqu’à cette page, tout était réel\u202F: le lien a été vérifié, le clic a été compté, et rien n’a quitté ce site.',
      },
      { type: 'links', links: [{ label: `Revenir aux offres de ${name}`, path }] },
    ],
  },
  noProgramme: {
    heading: (name) => `Nous n’avons pas encore de lien vers ${name}`,
    description: (name, site) => `${site} n’a pas d’accord avec ${name}.`,
    blocks: (name, path) => [
      {
        type: 'paragraph',
        text: `Nous répertorions des offres de ${name}, mais nous n’avons pas d’accord avec la boutique, et nous n’envoyons personne à une adresse que nous n’avons pas vérifiée. C’est pourquoi cette page s’est ouverte.`,
      },
      {
        type: 'paragraph',
        text: `Pour profiter de l’offre, ouvrez ${name} comme vous le faites d’habitude. S’il y a un code, saisissez-le au moment de payer.`,
      },
      { type: 'links', links: [{ label: `Revenir aux offres de ${name}`, path }] },
    ],
  },
}
