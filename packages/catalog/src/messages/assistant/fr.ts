import type { AssistantMessages } from './AssistantMessages.ts'

export const frAssistant: AssistantMessages = {
  heading: 'Poser une question sur les offres',
  intro: (site) =>
    `Les réponses viennent de ce que ${site} présente aujourd’hui\u202F: codes promo, bons plans et leurs conditions.`,
  personal: 'N’envoyez pas de données personnelles. Nous ne conservons ni les questions ni les réponses.',
  writers: {
    model:
      'Un modèle de langage d’une autre entreprise rédige les réponses\u202F: vos questions lui sont envoyées. Il peut se tromper.',
    catalog: 'Aucun modèle de langage n’est interrogé\u202F: les réponses sont composées à partir du catalogue.',
  },
  examplesHeading: 'Par exemple',
  examples: (basket) => [
    'Quelles offres se terminent aujourd’hui\u202F?',
    `Qu’est-ce qui fait le plus économiser sur ${basket}\u202F?`,
    'Comment les codes promo sont-ils testés\u202F?',
  ],
  examplesOf: (merchant, basket) => [
    `Quelle est la meilleure offre de ${merchant}\u202F?`,
    `Je dépense ${basket} chez ${merchant}. Quel code marche\u202F?`,
    `La livraison est-elle gratuite chez ${merchant}\u202F?`,
  ],
  panel: {
    label: 'Votre question',
    missing: 'Écrivez une question.',
    send: 'Demander',
    stop: 'Arrêter',
    again: 'Redemander',
    clear: 'Recommencer',
    asked: 'Votre demande',
    answered: 'Réponse',
    waiting: 'Recherche parmi les offres…',
    by: {
      model: 'Rédigé par un modèle de langage. Ce que dit la boutique fait foi.',
      catalog: 'Composé à partir du catalogue.',
    },
    why: {
      limit: 'Le modèle de langage a assez répondu pour aujourd’hui\u202F: voici la réponse du catalogue.',
      unavailable: 'Le modèle de langage est injoignable\u202F: voici la réponse du catalogue.',
      unsure: 'Le modèle de langage a écrit ce que le catalogue ne contient pas\u202F: voici la réponse du catalogue.',
    },
    offers: 'Les offres',
    links: 'Les pages',
    offline: 'Vous êtes hors ligne. La question sera posée au retour de la connexion.',
    failed: 'Il n’y a pas de réponse pour le moment. Réessayez.',
    busy: (minute, day) => `Ici, on répond à ${minute} questions par minute et ${day} par jour au plus.`,
    later: (when) => `La suite ${when}.`,
    broken: 'La réponse s’est interrompue. Redemandez-la pour l’avoir en entier.',
    stopped: 'Vous avez arrêté la réponse.',
  },
  privacy: {
    heading: 'Les questions à l’assistant',
    text: 'Les réponses à vos questions viennent de notre catalogue\u202F; les questions ne sont pas conservées. Quand un modèle de langage d’une autre entreprise rédige la réponse, ce qui est dit avant la première question, il reçoit cette question et les précédentes, mais ni votre adresse IP ni rien d’autre sur vous.',
  },
}
