import type { Stories } from '../DemoContent.ts'

export const stories: Stories = {
  topics: {
    'long-weekend': {
      name: 'Week-end prolongé',
      summary: 'Trois jours libres, et de quoi les remplir.',
      about:
        'Trains et gîtes sont au plus bas avant que tout le monde ne cherche. Nous notons les dates dès que les boutiques les annoncent.',
      questions: [
        [
          'Quand les offres commencent-elles ?',
          'Le plus souvent deux jours avant. Ce qui est déjà connu figure ici comme à venir.',
        ],
      ],
    },
    'home-week': {
      name: 'Semaine de la maison',
      summary: 'Sept jours pour les étagères, les lampes et tout ce qui se branche.',
      about:
        'Les boutiques s’accordent sur les dates, pas sur les prix. Pour les grandes pièces, regardez d’abord les frais de livraison.',
      questions: [
        [
          'Les prix sont-ils plus bas que d’ordinaire ?',
          'Souvent, pas toujours. Quand nous connaissons le prix du mois précédent, nous l’indiquons.',
        ],
      ],
    },
    'outdoor-days': {
      name: 'Journées plein air',
      summary: 'Des bottes, des tentes et des chaussettes sèches, une fois par an.',
      about: 'Les journées sont terminées. Voici ce qui valait la dernière fois ; beaucoup d’offres reviennent.',
    },
    'student-savings': {
      name: 'Réductions étudiantes',
      summary: 'Des remises qui durent autant que les études.',
      about: 'Un justificatif est demandé une fois par an. C’est la boutique qui le contrôle, jamais nous.',
    },
  },
  channels: {
    letter: {
      name: 'Dans notre lettre',
      summary: 'Ce que disait la lettre de la semaine, dans le même ordre.',
      lanes: ['Nouveau cette semaine', 'Pour la maison', 'Sans frais de port'],
    },
    app: {
      name: 'Dans l’application',
      summary: 'Une liste courte pour un petit écran.',
      lanes: ['À l’instant', 'À porter', 'Un petit plus'],
    },
  },
  authors: [
    {
      looks: { hair: 'long', skin: 'fair' },
      role: 'Teste les codes en caisse',
      about: 'A rempli environ quatre mille paniers et les a presque tous vidés.',
    },
    {
      looks: { hair: 'curls', skin: 'tan' },
      role: 'Lit les conditions jusqu’au bout',
      about: 'A longtemps corrigé des épreuves. Tient « jusqu’à » pour l’expression la plus chère de la langue.',
    },
  ],
  posts: {
    'how-we-test-codes': {
      title: 'Comment nous testons un code',
      summary: 'Un panier plein, un après-midi de patience, et un nom à côté de chaque coche.',
      body: 'Un code fonctionne ou ne fonctionne pas. Pour le savoir, l’un d’entre nous remplit un panier, passe en caisse, saisit le code et lit la réponse.\n\n## Ce que nous notons\n\n- Le contenu du panier et son montant\n- Ce qui a été déduit\n- Qui a essayé, et à quelle heure\n\nUn test vaut pour l’instant où il a été fait. C’est pourquoi son âge est affiché.\n\n[offer](/stores/nimbus-shoes)\n\n## Et en cas d’échec ?\n\nNous recommençons avec un autre panier. Si le code échoue encore, la coche disparaît aussitôt et une note dit pourquoi.',
    },
    'small-print-in-four-words': {
      title: 'Les conditions en quatre mots',
      summary: 'Minimum, nouveau, exclu, une fois : la plupart des échecs tiennent à l’un d’eux.',
      body: 'Les conditions sont longues parce que des gens prudents les écrivent. Ce qui décide tient presque toujours en un mot.\n\n## Minimum\n\nIl se compte après les autres remises et sans le port. Un panier juste au-dessus peut passer au-dessous.\n\n## Nouveau\n\nEst nouveau qui n’a jamais commandé. L’adresse compte, la carte souvent aussi.\n\n[offer](/stores/sorrel-skin)\n\n## Exclu\n\nLes articles réduits, les cartes cadeaux, et une marque ou deux.\n\n## Une fois\n\nPar client, et non par commande.',
    },
    'when-a-code-fails': {
      title: 'Quand un code échoue : cinq essais',
      summary: 'De l’espace copiée en trop jusqu’à l’heure à laquelle il prend fin.',
      body: 'Avant d’abandonner :\n\n- Supprimez l’espace copiée avec le code\n- Retirez du panier les articles déjà réduits\n- Connectez-vous, car certains codes sont liés à un compte\n- Regardez l’heure de la boutique et non la vôtre\n- Prenez le code suivant de la liste\n\n[offer](/stores/lockstep-vpn)\n\nDites-nous ensuite qu’il a échoué, et pourquoi. Trois signalements dans la journée suffisent pour un nouveau test.',
    },
    'three-nights-away': {
      title: 'Trois nuits ailleurs, un petit sac',
      summary: 'Un sac, une paire de chaussures, une réservation : notre plan pour un week-end prolongé.',
      body: 'Trois nuits demandent moins qu’on ne croit. Nous avons fait le sac pour un poste d’aiguillage au bord de la mer, et laissé la moitié à la maison.\n\n## Où dormir\n\n[offer](/stores/wayfarer-stays)\n\nLisez les dates avant le prix : un code de semaine ne sert à rien un vendredi.\n\n## Les chaussures\n\nUne seule paire, aux pieds.\n\n[offer](/stores/nimbus-shoes)',
    },
    'a-table-for-four': {
      title: 'Une table pour quatre',
      summary: 'Une soirée avec une soupe, un jeu et assez de lumière pour lire les règles.',
      body: 'La soupe demande quarante minutes, le jeu cinquante. Commencez par la soupe.\n\n## Pour cuisiner\n\n[offer](/stores/volta-and-vine)\n\n## Pour jouer\n\nÀ quatre, personne n’attend longtemps et chacun trouve un allié.\n\n[offer](/stores/dicewright)',
    },
  },
}
