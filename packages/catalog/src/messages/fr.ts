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
        : `${count(live, { one: '# offre en cours', many: '# d’offres en cours', other: '# offres en cours' })} dans ${countMerchants(merchants)}, codes promo et bons plans. Pour chacune, on sait si quelqu’un l’a testée et quand elle se termine.`,
  },
  merchant: {
    title: (name, month, best) => `Codes promo ${name}${best && `\u202F: ${best}`} – ${month}`,
    description: (name, month, codes, deals, topTitle) =>
      `${offers(codes, deals)} pour ${name}, à utiliser en ${month}.${topTitle && ` En tête de liste\u202F: ${topTitle}.`}`,
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
    descriptionWithoutRates: (name) =>
      `${name} ne propose pas de cashback en ce moment. Voici ce qu’il y avait auparavant.`,
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
    about: (site) => ({
      heading: `À propos de ${site}`,
      description: `Ce qu’est ${site}, et ce qui nous fait vivre.`,
      blocks: [
        {
          type: 'paragraph',
          text: `${site} rassemble codes promo et bons plans au même endroit, et dit pour chacun si quelqu’un l’a testé, qui et quand, et à quelle date il se termine.`,
        },
        { type: 'heading', text: 'Ce qui nous fait vivre' },
        {
          type: 'paragraph',
          text: '«\u202FVoir le code\u202F» affiche le code dans un nouvel onglet et ouvre la boutique dans l’onglet où vous étiez\u202F: elle sait ainsi que vous venez de chez nous. Certaines boutiques nous versent une commission lorsque vous achetez après avoir suivi l’un de nos liens. Cela ne change ni ce que vous payez, ni l’ordre des offres.',
        },
        { type: 'heading', text: 'Ce que nous ne faisons pas' },
        {
          type: 'list',
          items: [
            'Nous n’inventons ni codes, ni votes, ni nombres d’utilisateurs.',
            'Nous n’affichons aucun compte à rebours autre que la fin réelle de l’offre.',
            'Nous ne disons jamais testée une offre que personne n’a essayée.',
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
          text: 'Une offre est dans l’un de quatre états. Chacun découle de dates, jamais d’une opinion.',
        },
        {
          type: 'list',
          items: [
            'En cours\u202F: nous sommes entre ses dates\u202F; ou elle n’en a pas et a été répertoriée ou confirmée au cours des 180 derniers jours.',
            'À venir\u202F: son premier jour n’est pas encore là.',
            'Non confirmée\u202F: elle n’a pas de dates, et personne ne l’a confirmée depuis 180 jours. Elle fonctionne peut-être encore.',
            'Expirée\u202F: son dernier jour est passé.',
          ],
        },
        { type: 'heading', text: 'Testée' },
        {
          type: 'paragraph',
          text: 'Testée veut dire que l’offre a été essayée au moment indiqué, par une personne dont le nom est donné ou par notre programme de contrôle. Toutes les autres portent la mention «\u202FPas encore testé\u202F», y compris celles qui nous viennent de listes et de flux, tant que personne ne les a essayées. Si le dernier essai a échoué, c’est indiqué.',
        },
        { type: 'heading', text: 'Votes' },
        {
          type: 'paragraph',
          text: `Les votes sont comptés tels qu’ils arrivent, au plus ${VOTES_OF_NETWORK} par jour et par connexion pour un même code. Celui d’une personne à qui l’offre n’était pas destinée ne compte pas contre l’offre. Leurs chiffres sont ceux des ${VOTE_DAYS} derniers jours. Le nombre d’utilisations est le nombre de clics du jour, robots exclus.`,
        },
      ],
    }),
    privacy: (site) => ({
      heading: 'Confidentialité',
      description: `Ce que ${site} conserve d’une visite, et combien de temps.`,
      blocks: [
        {
          type: 'paragraph',
          text: 'Nous comptons les offres vues et celles sur lesquelles on clique. Nous le faisons sans compte et sans identifiant qui vous suive.',
        },
        { type: 'heading', text: 'Ce qui est conservé' },
        {
          type: 'list',
          items: [
            'De quelle offre il s’agissait, sur quelle page, à quelle place dans la liste, et quand.',
            'Le type d’appareil (téléphone, tablette ou ordinateur) et le nom du navigateur.',
            'Deux empreintes, l’une de l’adresse et du navigateur, l’autre de l’adresse seule, toutes deux mêlées à un secret du jour. Ce secret est jeté chaque jour\u202F: personne ne peut remonter jusqu’à vous, ni suivre une empreinte d’un jour à l’autre. Elles distinguent les robots des personnes et empêchent de compter quelqu’un plusieurs fois.',
            'Pour une offre vue parmi les résultats d’une recherche, ce qui a été cherché, sauf si cela ressemble à une adresse e-mail ou à un numéro personnel.',
            'Les mots d’une recherche restée sans résultat, comptés par jour et gardés trente jours, sans rien sur la personne qui a cherché. De ce qui ressemble à une adresse e-mail ou à un numéro personnel, seulement le fait qu’il y a eu une recherche.',
            'Les mots d’une recherche grâce à laquelle au moins vingt visiteurs ont vu des offres le même jour, avec leur nombre, pendant sept jours. Nous affichons comme populaire ce que ces mots trouvent, jamais les mots eux-mêmes.',
            'Ce que vous dites d’un code\u202F: s’il a fonctionné, la raison donnée et quand, avec les deux mêmes empreintes.',
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
          text: 'De petites notes n’y sont gardées que si vous acceptez, ou là où aucun consentement n’est requis et tant que vous ne refusez pas\u202F: les offres déjà comptées, pour qu’aucune ne le soit deux fois, et ce qui distingue une personne d’un programme. «\u202FGérer les cookies\u202F», au bas de chaque page, permet de changer d’avis, et un refus efface ces notes. Le choix lui-même est retenu six mois.',
        },
        { type: 'heading', text: 'Combien de temps' },
        {
          type: 'paragraph',
          text: 'Les événements et les votes isolés sont effacés au bout de 90 jours. Il n’en reste que des totaux.',
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
      description: (site) => `Ce qui est en cours, ce qui commence bientôt et ce qui est passé, sur ${site}.`,
    },
    brands: { heading: 'Marques', description: (site) => `Les marques dont ${site} a des offres.` },
    tags: {
      heading: 'Types d’offres',
      description: (site) => `Les offres de ${site} selon ce qu’elles donnent, avec leur nombre du jour.`,
    },
    moreChannels: 'D’autres sélections',
  },
  tests: {
    heading: 'Qui teste',
    text: (days) => `Tests d’offres sur ce site ces ${days} derniers jours\u202F:`,
    none: (days) => `Personne n’a testé d’offre sur ce site ces ${days} derniers jours.`,
    kinds: {
      editor: 'Notre rédaction',
      bot: 'Notre programme de contrôle',
      community: 'Les clients',
      extension: 'L’extension du navigateur',
    },
    share: (kind, percent, worked, tests) => `${kind}\u202F: ${percent}, dont ${worked} sur ${tests} réussis`,
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
      discount: 'La part du prix qu’elle enlève',
      freshness: 'La date à laquelle elle a été listée ou confirmée',
      expiry: 'Si elle a une fin, et si cette fin est proche',
    },
    term: (name, percent) => `${name}\u202F: ${percent}`,
    tie: 'À note égale, la rédaction décide, puis la date.',
    commission: 'Ce qu’une boutique nous verse ne joue aucun rôle.',
    usable:
      'Ce qui est valable aujourd’hui passe toujours avant ce qui ne l’est pas. Une liste que vous triez suit votre ordre et aucun autre.',
  },
  privacyDetails: {
    heading: 'Sur votre appareil, nom par nom',
    rules: {
      ask: 'Ce site demande d’abord\u202F: sans accord, seul le dernier point est gardé.',
      'not-needed': 'Ce site n’a pas à demander\u202F: tout cela peut être gardé tant que vous ne refusez pas.',
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
    othersHeading: 'Qui d’autre apprend une visite',
    analytics: (service, host) =>
      `${service}, par ${host}, si vous acceptez, ou là où aucun consentement n’est requis et tant que vous ne refusez pas\u202F: le type de page affiché, les offres placées en tête, le navigateur et la plateforme, si une personne est là et si les publicités sont bloquées. Ce service peut compter les visites dans des cookies qui commencent par _ga. Rien de cela ne lui est permis pour la publicité.`,
    errorReports: (host) =>
      `${host}, aux mêmes conditions\u202F: les erreurs de nos scripts, avec l’adresse de la page mais sans ses paramètres, et sans cookies.`,
    ads: (service, host) =>
      `${service}, par ${host}, aux mêmes conditions\u202F: l’affichage d’une page qui a une place pour la publicité, et ce que tout serveur apprend du navigateur et de la connexion. Nous demandons des publicités qui ne sont pas choisies selon ce que vous faites ailleurs. Ce service peut noter dans des cookies qui commencent par __g combien de fois l’une d’elles a été montrée.`,
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
      text: 'Nous ne vendons rien. Commandes, livraisons et remboursements relèvent de la boutique.',
    },
    imprint: { heading: 'Mentions légales', description: (site) => `L’entreprise qui édite ${site}.` },
    terms: {
      heading: 'Conditions d’utilisation',
      description: (site) => `Ce que ${site} promet, et ce qu’il ne promet pas.`,
    },
    termsItems: (site) => [
      `Lire ${site} est gratuit et sans compte.`,
      'Une offre est celle de la boutique\u202F: l’achat se fait chez elle, à ses conditions, sans que nous y soyons partie.',
      'Nous disons qui a testé une offre et quand. Elle peut ensuite s’arrêter ou changer.',
      'Nos textes peuvent être cités avec un lien. Toute copie en masse demande notre accord.',
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
