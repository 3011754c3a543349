import type { QuestionWords } from './QuestionWords.ts'

export const fr: QuestionWords = {
  phrases: {
    offer: `
      offre*, promo, promos, promotion*, bon plan, bons plans, bon de réduction, bons de réduction, coupon*, soldes,
      réductions, remises, affaire*, deal*, rabais, ristourne*, avantage*, bon d achat, bons d achat`,
    code: `
      code, codes, code promo*, codes promo*, code de réduction, codes de réduction, code réduction, codes réduction,
      code avantage*, code de remise, code remise, avec un code, avec code, quel code`,
    withoutCode: 'sans code, sans codes, sans code promo, pas de code, aucun code, pas besoin de code',
    freeDelivery: `
      livraison gratuite, livraisons gratuites, livraison offerte, livraison est gratuite, livraison est elle gratuite,
      port gratuit, port offert, frais de port offerts, frais de port gratuits, frais de livraison offerts,
      frais de livraison gratuits, sans frais de port, sans frais de livraison, livraison sans frais, livre gratuitement,
      livrent gratuitement, livré gratuitement, livraison est offerte, envoi gratuit, expédition gratuite, franco de port,
      livraison à domicile gratuite, pas de frais de port, pas de frais de livraison, port est gratuit`,
    gift: `cadeau, cadeaux, cadeau offert, avec cadeau, avec un cadeau, échantillon*, produit offert, article offert, goodies`,
    newCustomers: `
      nouveau client, nouveaux clients, nouvelle cliente, nouvelles clientes, première commande, premier achat,
      première fois, première visite, premiers achats, offre de bienvenue, bienvenue, jamais commandé, jamais acheté,
      nouvel inscrit, nouveaux inscrits, nouvel utilisateur, nouveaux utilisateurs, je suis nouveau, je suis nouvelle`,
    notNew: `
      pas nouveau client, pas un nouveau client, pas une nouvelle cliente, pas nouvelle cliente, pas nouveau, pas nouvelle,
      plus nouveau client, plus un nouveau client, pas pour les nouveaux clients, sauf nouveaux clients,
      sauf pour les nouveaux clients, hors nouveaux clients, déjà client, déjà cliente, déjà commandé, déjà acheté,
      client existant, clients existants, ancien client, anciens clients, ancienne cliente, client fidèle, clients fidèles,
      deuxième commande, seconde commande, 2e commande, prochaine commande, deuxième achat, second achat,
      pas ma première commande, pas mon premier achat, pas la première fois, pas une première commande`,
    students: 'étudiant, étudiants, étudiante, étudiantes, réduction étudiant*, tarif étudiant*, lycéen*, apprenti*',
    members: 'membre, membres, adhérent*, fidélité, carte de fidélité, abonné, abonnés, programme de fidélité',
    appUsers:
      'dans l application, dans l appli, sur l application, sur l appli, via l application, via l appli, app mobile',
    noMinimum: `
      sans minimum*, sans minimum d achat*, sans montant minimum, sans achat minimum, pas de minimum*, aucun minimum*,
      quel que soit le montant, sans panier minimum, toute commande`,
    tested: `
      testé*, vérifié*, qui marche, qui marchent, qui fonctionne, qui fonctionnent, validé*, confirmé*,
      qui marche vraiment, qui marchent vraiment, qui fonctionne vraiment, qui fonctionnent vraiment`,
    exclusive: 'exclusif*, exclusive*, exclusivité*, que chez vous, seulement ici',
    ends: `
      se termine, se terminent, finit, finissent, expire, expirent, prend fin, prennent fin, dernière chance,
      bientôt fini*, s arrête, s arrêtent, termine, terminent, derniers jours, bientôt terminé*, fin proche, dernier jour`,
    today: 'aujourd hui, ce soir, ce jour, avant minuit, aujourdhui',
    week: `
      cette semaine, dans la semaine, 7 prochains jours, 7 derniers jours, sept jours, semaine dernière, récemment,
      dernièrement, ces derniers jours`,
    newest:
      'dernières, derniers, nouveau, nouveaux, nouvelle, nouvelles, nouveauté*, plus récent*, quoi de neuf, récent*',
    biggest: `
      plus grosse*, plus gros, plus grande*, plus grand, plus forte*, plus fort, plus élevé*, meilleur pourcentage,
      meilleure réduction, meilleure remise, meilleures réductions, plus de réduction`,
    spend: `
      dépense, dépenser, dépensé, panier, panier de, commande de, achat de, achats de, pour un achat de, paie, paye, payer,
      budget, coûte, coûtent, montant, montant de, total, d achat, d achats, commande, valeur de, j en ai pour`,
    off: `
      réduction, réduction de, remise, remise de, de moins, économiser, économise, économie de, de réduction, de remise,
      moins cher, rabais de, en moins, de rabais`,
    atMost: `
      moins de, à moins de, pour moins de, jusqu à, pas plus de, au plus, inférieur à, en dessous de, au dessous
      de, max, maximum, sous`,
    delivery: `
      livraison, livraisons, livrer, livrent, livrez, expédition*, expédient, frais de port, frais de livraison,
      frais d envoi, envoi, envois, délai de livraison, délais de livraison, délai, délais, point relais`,
    returns: `
      retour, retours, retourner, renvoyer, renvoie, renvoi, échange, échanges, échanger, remboursement,
      remboursements, remboursent, rétractation, délai de retour, frais de retour, me faire rembourser, rendre
      un article`,
    payment: `
      paiement, paiements, moyen de paiement, moyens de paiement, mode de paiement, modes de paiement, payer
      par, payer en plusieurs fois, plusieurs fois, carte bancaire, carte de crédit, paypal, facture, virement,
      acompte`,
    guarantee: 'garantie, garanties, réparation*, réparer, panne, service après vente',
    combine: `
      deux codes, plusieurs codes, deux codes promo, plusieurs codes promo, deuxième code, second code, cumuler,
      cumulable*, cumul, combiner, combinable*`,
    elsewhere: `
      ailleurs, autre boutique, autres boutiques, autre magasin, autres magasins, autre site, autres sites, autre enseigne,
      autres enseignes, quelle boutique, quelles boutiques, quel magasin, quels magasins, quelle enseigne,
      quelles enseignes, quel site, quels sites, toutes les boutiques, tous les magasins, n importe quelle boutique,
      où trouver, où trouve t on, partout, chez qui`,
    similar:
      'similaire*, semblable*, du même genre, boutiques comme, sites comme, alternative*, à la place de, équivalent*',
    refersBack: `
      ce code, cette offre, cette remise, celui ci, celle ci, est ce que ça marche, ça marche, marche t il, marche t elle, fonctionne t il, fonctionne t elle, est il, est elle, vaut il, vaut elle, ça vaut`,
    followUp: 'et, et chez, et pour, aussi, également, encore, d autres, autre chose, plus, ou, ou bien, et si',
    use: `
      comment * utilise*, où * saisir, où * mettre, comment * marche*, comment * fonctionne*, 
      comment utiliser, comment utilise t on, comment j utilise, comment saisir, où saisir, où entrer, où mettre,
      où mettre le code, où dois je mettre, comment ça marche, comment cela fonctionne, comment marche un code,
      comment marchent les codes, comment fonctionne un code, comment fonctionnent les codes, comment appliquer,
      utiliser un code, utiliser le code, utiliser un code promo, comment entrer, comment marchent les codes promo,
      comment fonctionnent les codes promo, comment fonctionne un code promo, comment marche un code promo`,
    howTested: `
      comment * testé, comment * testés, comment * testée, comment * testées, comment * vérifié*, qui * testé, 
      comment testez vous, comment vérifiez vous, qui teste, qui vérifie, comment sont testés, sont ils testés,
      les codes sont ils testés, les codes promo sont ils testés, codes sont ils testés, codes promo sont ils testés,
      comment les codes sont ils testés, comment les codes promo sont ils testés, sont ils fiables, est ce fiable,
      c est fiable, est ce que ça marche vraiment, ça marche vraiment, vous testez, est ce testé, que veut dire testé,
      comment sont vérifiés, peut on vous faire confiance, sont elles testées, les offres sont elles testées`,
    howRanked: `
      comment * classé*, comment * trié*, 
      comment classez vous, comment triez vous, dans quel ordre, ordre des offres, classement, pourquoi est il premier,
      pourquoi est elle première, qui décide de l ordre, comment sont classées, comment sont triées`,
    failed: `
      ne marche pas, ne marchent pas, ne fonctionne pas, ne fonctionnent pas, n a pas marché, n a pas fonctionné,
      n est pas accepté, n est pas valable, n est pas valide, marche pas, fonctionne pas, pas marché, pas fonctionné,
      refusé*, rejeté*, invalide*, expiré*, ne passe pas, pas valable, pas valide, erreur, n est plus valable, marche plus,
      ne marche plus, ne fonctionne plus`,
    about: `
      qui êtes vous, qui es tu, c est quoi ce site, qu est ce que ce site, qui est derrière, qui gère,
      comment gagnez vous, commission*, à propos de vous, es tu un robot, êtes vous un robot, est ce gratuit`,
    privacy: `
      vie privée, mes données, données personnelles, que stockez vous, confidentialité, cookies, rgpd, qui lit`,
    contact: `
      contact, contacter, vous contacter, vous joindre, parler à quelqu un, service client, réclamation*, mon
      colis, ma commande, ma livraison, où est ma commande, téléphone, annuler ma commande`,
    cashback: 'cashback, cash back, remboursé*, argent remboursé',
    help: `
      aide, aidez moi, aide moi, que peux tu faire, que pouvez vous faire, que puis je demander, que sais tu
      faire`,
    thanks: 'merci, merci beaucoup, merci bien, mille mercis, ok, d accord, super, parfait, génial',
    bye: 'au revoir, à bientôt, salut et merci, bonne journée, bonne soirée, bonne nuit',
    hello: 'bonjour, bonsoir, salut, coucou, comment ça va, comment allez vous, comment vas tu, ça va',
  },
  beforeBasket: 'pour sur de avec dès à',
  negations: {
    before: ['pas', 'non', 'et non', 'au lieu de', 'plutôt que', 'pas pour', 'pas sur', 'pas de'],
    behind: [],
  },
  fillers: `
    temps longtemps
    lieu plutôt
    vend vendent deux trois
    client cliente clients clientes femme mari ami amie fils fille enfant enfants mère père
    le la les l un une des du de d au aux ce cet cette ces ça cela c
    je j tu il elle on nous vous ils elles me m te t se s moi toi lui leur leurs y en mon ma mes ton ta tes son sa ses notre nos votre vos
    suis es est sommes êtes sont était étaient serait sera seront être ai as a avons avez ont avait aurait aura avoir fait faire faites font
    peut peux pouvez peuvent pourrait pourriez puis veux veut voulez voudrais voudrait souhaite souhaiterais aimerais dois doit devez faut va vais
    cherche cherches chercher trouve trouver trouves trouvez montre montrez montrer donne donnez donner dis dites dire connais connaissez sais savez besoin
    quel quelle quels quelles qui que qu quoi où quand comment pourquoi combien dont lequel laquelle est ce
    à dans sur pour par avec sans chez vers entre depuis jusqu jusque avant après pendant sous et ou mais donc car si ne n pas plus moins très trop bien
    actuellement moment maintenant actuel actuelle actuels actuelles valable valables valide valides disponible disponibles en cours encore toujours
    boutique boutiques magasin magasins enseigne site sites marchand marchands ligne internet achat achats acheter achète commander commandes
    prix argent cher chère pas meilleur meilleure meilleurs meilleures mieux bon bons bonne bonnes top max maximum intéressant intéressante
    moins minimum environ pour cent pourcent au plus marche marchent fonctionne fonctionnent sert utiliser valoir
    tout toute tous toutes chaque quelque quelques chose choses truc trucs autre autres article articles produit produits il y
    svp s il vous te plaît plait merci oui non jour jours semaine là ici alors aucun aucune`,
  categories: {
    fashion:
      'mode, vêtement*, habits, robe*, chaussure*, veste*, manteau*, jean*, chemise*, sac, sacs, baskets, fringues',
    'home-garden':
      'maison, jardin, meuble*, cuisine, linge, canapé*, lampe*, plante*, outils, déco, décoration, animaux',
    electronics: 'électronique, high tech, ordinateur*, téléphone*, télé*, casque*, appareil photo, informatique',
    'food-drink': 'alimentation, nourriture, boisson*, courses, épicerie, café, thé, vin*, chocolat*, repas, manger',
    'health-beauty': 'beauté, santé, cosmétique*, soin, soins, maquillage, pharmacie, parfum*, vitamines',
    travel: 'voyage*, vacances, hôtel*, vol, vols, séjour*, train*, week end',
    software: 'logiciel*, application*, vpn, abonnement*, hébergement',
    games: 'jeu, jeux, jouet*, console*, jeux de société, jeux vidéo',
    'books-media': 'livre*, audio livre*, livres audio, lecture, musique, film*',
    education: 'cours, formation*, langue*, apprendre',
  },
  currencies: {
    EUR: ['euros', 'euro', 'balles'],
    GBP: ['livres sterling', 'livre sterling'],
    USD: ['dollars', 'dollar'],
    CHF: ['francs suisses', 'francs', 'franc'],
    JPY: ['yens', 'yen'],
    DKK: ['couronnes'],
  },
  percent: ['pour cent', 'pourcent', 'pourcents'],
}
