import type { ShopWords } from '../DemoContent.ts'

export const shopWords: ShopWords = {
  about: {
    'nimbus-shoes':
      'Nimbus a commencé par une chaussure de marche légère et la fabrique encore. Une douzaine d’autres ont suivi, toutes sur les trois mêmes formes : une pointure qui va une fois va toujours.\n\nL’atelier ressemelle en trois semaines, pour moins de la moitié du prix d’une paire neuve.',
    'volta-and-vine':
      'Volta & Vine vend des appareils pour la maison et indique pour chacun sa consommation annuelle. Pour vérifier, la boutique prête des prises de mesure.\n\nLes appareils reconditionnés viennent de ses propres retours et gardent deux ans de garantie.',
    'wayfarer-stays':
      'Wayfarer loue des lieux bâtis pour autre chose : phares, postes d’aiguillage, granges. Quelqu’un de l’équipe a dormi dans chacun d’eux.\n\nLe prix affiché dans la recherche est le prix entier, ménage et draps compris.',
  },
  howToUse:
    '- Ouvrez le code ici et copiez-le ; {name} s’ouvre à côté.\n- Remplissez votre panier comme d’habitude et passez en caisse.\n- Collez le code dans son champ et appuyez sur le bouton voisin. La remise n’est déduite qu’à ce moment.\n- Comparez le total avant de payer.',
  questions: [
    [
      'Peut-on utiliser deux codes chez {name} ?',
      'Non. Le champ en accepte un, le second remplace le premier. Les remises automatiques restent à côté d’un code.',
    ],
    [
      'Où saisir le code ?',
      'Dans le panier, sous la liste des articles, puis une seconde fois sur la page de paiement.',
    ],
    [
      'Et si je renvoie un article ?',
      'Vous récupérez ce que vous avez payé. Un minimum qui n’est plus atteint n’est pas réclamé.',
    ],
  ],
  reviews: [
    [5, 'Conforme', 'Commandé lundi, reçu mercredi, et le code est passé du premier coup.', 'Nadège P.'],
    [
      4,
      'Bien, mais lisez les conditions',
      'La remise ne portait pas sur le seul article déjà réduit. C’était écrit, en petit.',
      'Yves',
    ],
    [5, '', 'Une question de taille, et la réponse de quelqu’un qui avait l’article en main.', 'R. Castellan'],
    [3, 'Lent pendant les fêtes', 'De la qualité, mais neuf jours de livraison pendant les fêtes.', 'Odette'],
    [4, 'Retour facile', 'L’étiquette était dans le carton, remboursé en cinq jours.', 'Samir W.'],
    [2, 'Mauvaise couleur', 'Reçu deux fois le gris. J’ai fini par le garder.', 'Hélène'],
    [5, 'Première fois ici', 'Je recommanderai.', 'Une cliente'],
  ],
  cashback: {
    newCustomers: 'Nouveaux clients',
    accessories: 'Accessoires',
    exclusions: '- Cartes cadeaux\n- Frais de port et taxes\n- Commandes avec un code qui ne vient pas de cette page',
    terms:
      'Partez de cette page et commandez pendant la même visite. Le montant se calcule sur le prix hors taxes ; il est annulé en cas de retour.',
  },
}
