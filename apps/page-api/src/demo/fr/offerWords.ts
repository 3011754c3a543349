import type { OfferWords } from '../DemoContent.ts'

export const offerWords: OfferWords = {
  terms: {
    code: 'Le code se saisit dans son champ avant le paiement ; une remise qui n’y apparaît pas n’est pas accordée après coup. Un seul code par commande.',
    deal: 'Aucun code n’est nécessaire. Le prix affiché dans le panier fait foi.',
    always:
      'Les cartes cadeaux et les frais de port sont exclus.\n\n- Pour des commandes de particuliers, en quantité habituelle\n- Non cumulable avec d’autres remises, sauf mention de la boutique\n- En cas de retour, seul le montant payé est remboursé',
  },
  withdrawn: '{m:8} de remise sur la collection d’hiver',
  hidden: '90 % sur tout, aujourd’hui seulement',
  tags: {
    'free-delivery': {
      name: 'Livraison offerte',
      summary: 'Les offres sans frais de port, avec le montant à atteindre.',
      about:
        'La livraison offerte est l’économie que l’on oublie le plus vite, alors qu’elle ne dépend pas du contenu du panier.\n\nUn minimum est souvent demandé. Si compléter la commande coûte plus que le port, mieux vaut payer le port.',
    },
    'free-gift': {
      name: 'Cadeaux',
      summary: 'Un petit plus dans le colis, agréable quand la commande était prévue.',
      about:
        'Les cadeaux partent dans la limite des stocks. Avant de payer, vérifiez que le vôtre figure dans le panier.',
    },
    'first-order': {
      name: 'Première commande',
      summary: 'Pour une adresse qui n’a encore jamais commandé dans la boutique.',
      about:
        'C’est à la première commande que les boutiques donnent le plus. Elles regardent l’adresse et la carte ; une seconde adresse e-mail ne suffit guère.',
    },
    bundles: {
      name: 'Offres par lot',
      summary: 'Trois pour le prix de deux, le second à moitié prix, et ainsi de suite.',
      about: 'L’article offert est presque toujours le moins cher. Réunissez des articles d’un prix voisin.',
    },
    reduced: {
      name: 'Prix réduits',
      summary: 'Déstockage, fins de série et boîtes ouvertes.',
      about:
        'Les articles déjà réduits acceptent rarement un code. Ce que « jusqu’à » veut dire se lit sur chaque étiquette.',
    },
  },
  brands: {
    corrie: {
      summary: 'Des bottes et des cirés pour les chemins sans goudron.',
      about: 'Corrie fabrique peu et garde longtemps ses modèles. Les réparations se font là où la pièce a été cousue.',
    },
    alto: {
      summary: 'Des appareils pour les cuisines qui n’ont qu’une bonne prise.',
      about:
        'Chez Alto, on visse et on ne colle pas. Joints et boutons se vendent à l’unité, même pour des modèles de dix ans.',
    },
    oatfield: {
      summary: 'De l’avoine, du miel et ce qui va avec.',
      about:
        'Oatfield achète à des fermes dont le nom figure sur le sachet. Ce qui arrive à échéance est vendu moins cher plutôt que jeté.',
    },
  },
  parts: {
    shoes: { name: 'Chaussures', summary: 'Pour les pavés, les sentiers et les matins de pluie.' },
    appliances: { name: 'Appareils de cuisine', summary: 'Mixeurs, machines à café, et la lampe au-dessus.' },
    stays: { name: 'Hébergements', summary: 'Gîtes, phares et une grange ou deux.' },
  },
  questions: [
    [
      'Comment savoir qu’un code fonctionne ?',
      'L’un d’entre nous l’a saisi en caisse. À côté de chaque code testé figurent son nom et l’heure.',
    ],
    [
      'Pourquoi un code sans date de fin est-il encore là ?',
      'Parce que la boutique l’accepte toujours. Au bout de six mois sans test, il est dit non confirmé.',
    ],
  ],
}
