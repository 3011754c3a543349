import type { AssistantMessages } from './AssistantMessages.ts'

export const frAssistant: AssistantMessages = {
  heading: 'Poser une question sur les offres',
  intro: (site) =>
    `Les réponses viennent de ce que ${site} présente aujourd’hui\u202F: codes promo, bons plans et leurs conditions.`,
  personal: 'N’envoyez pas de données personnelles. Nous ne conservons ni les questions ni les réponses.',
  writers: {
    model:
      'Le modèle de langage d’une autre entreprise rédige les réponses\u202F: vos questions lui sont envoyées. Il peut se tromper.',
    catalog: 'Sans modèle de langage\u202F: les réponses viennent directement de notre catalogue.',
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
    again: 'Reposer la question',
    clear: 'Recommencer',
    asked: 'Votre demande',
    answered: 'Réponse',
    waiting: 'Recherche parmi les offres…',
    by: {
      model: 'Rédigé par un modèle de langage. Seules les conditions de la boutique font foi.',
      catalog: 'D’après notre catalogue.',
    },
    why: {
      limit: 'Le modèle de langage a atteint sa limite du jour\u202F: cette réponse vient de notre catalogue.',
      unavailable: 'Le modèle de langage est injoignable\u202F: cette réponse vient de notre catalogue.',
      unsure:
        'Le modèle de langage a écrit ce que nous ne répertorions pas\u202F: cette réponse vient de notre catalogue.',
    },
    offers: 'Les offres',
    links: 'Les pages',
    offline: 'Vous êtes hors ligne. La question sera posée au retour de la connexion.',
    failed: 'Il n’y a pas de réponse pour le moment. Réessayez.',
    busy: (minute, day) => `Vous pouvez poser ${minute} questions par minute et ${day} par jour.`,
    later: (when) => `Réessayez ${when}.`,
    broken: 'La réponse a été coupée. Reposez la question pour la lire en entier.',
    stopped: 'Vous avez arrêté la réponse.',
  },
  privacy: {
    heading: 'Les questions à l’assistant',
    text: 'Les réponses à vos questions viennent de notre catalogue\u202F; les questions ne sont pas conservées. Quand le modèle de langage d’une autre entreprise rédige la réponse, ce qui est signalé avant la première question, il reçoit cette question et les précédentes, mais ni votre adresse IP ni rien d’autre sur vous.',
  },
}
