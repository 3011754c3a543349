import type { FormMessages } from './FormMessages.ts'

const confirmation =
  'Nous envoyons d’abord un lien pour confirmer votre adresse, et rien d’autre avant. Chaque e-mail contient un lien de désabonnement.'
const requested =
  'Un e-mail vous a été envoyé. Suivez le lien qu’il contient pour confirmer\u202F; rien d’autre n’est envoyé avant.'

export const frForms: FormMessages = {
  submission: (merchant) => ({
    heading: `Proposer un code promo pour ${merchant}`,
    intro: ['La rédaction le vérifie avant que quiconque ne le voie. L’identité de l’expéditeur n’est pas conservée.'],
    submit: 'Envoyer le code',
    taken: 'La rédaction vérifie le code. S’il fonctionne, il apparaîtra sur la page.',
  }),
  review: (merchant) => ({
    heading: `Donner un avis sur ${merchant}`,
    intro: ['La rédaction le lit avant que quiconque ne le voie. Seul ce qui est écrit ici est conservé.'],
    submit: 'Envoyer l’avis',
    taken: 'La rédaction lit votre avis. S’il porte sur la boutique, il apparaîtra sur la page.',
  }),
  alerts: (merchant) => ({
    heading: `Les nouvelles offres de ${merchant} par e-mail`,
    intro: [`Un e-mail quand ${merchant} a de nouvelles offres, un par jour au plus.`, confirmation],
    submit: 'Recevoir les nouvelles offres',
    taken: requested,
  }),
  newsletter: (site) => ({
    heading: `La newsletter de ${site}`,
    intro: ['Les meilleures nouvelles offres, une fois par semaine.', confirmation],
    submit: 'Recevoir la newsletter',
    taken: requested,
  }),
  code: {
    label: 'Code',
    hint: 'Tel que vous le saisiriez au moment de payer.',
    missing: 'Saisissez le code.',
    invalid: 'Saisissez le code seul\u202F: de 2 à 40 lettres, chiffres ou signes, sans espace.',
  },
  offer: {
    label: 'Avantage',
    hint: 'Par exemple\u202F: 10\u202F% sur les chaussures.',
    missing: 'Indiquez à quoi le code donne droit.',
    invalid: 'Décrivez-le en trois caractères au moins.',
  },
  endsOn: {
    label: 'Dernier jour',
    hint: 'S’il est connu.',
    invalid: 'Saisissez une date des trois prochaines années, ou laissez le champ vide.',
    past: 'Ce jour est passé. Saisissez-en un autre, ou laissez le champ vide.',
  },
  rating: { label: 'Votre note', missing: 'Choisissez de une à cinq étoiles.' },
  ratings: [
    '1 étoile\u202F: mauvais',
    '2 étoiles\u202F: passable',
    '3 étoiles\u202F: correct',
    '4 étoiles\u202F: bien',
    '5 étoiles\u202F: très bien',
  ],
  headline: { label: 'Titre' },
  body: { label: 'Votre expérience' },
  by: { label: 'Nom', hint: 'Tel qu’il apparaîtra sous l’avis.' },
  address: {
    label: 'Adresse e-mail',
    missing: 'Saisissez votre adresse e-mail.',
    invalid: (example) => `Saisissez une adresse telle que ${example}.`,
  },
  long: (most) => `${most} caractères maximum.`,
  optional: '(facultatif)',
  wrong: 'Vérifiez votre saisie',
  held: 'Pour écarter les robots, rien n’a encore été envoyé. Tout ce que vous avez écrit est là\u202F: envoyez-le de nouveau.',
  sending: 'Envoi en cours…',
  offline: 'Vous êtes hors ligne. L’envoi se fera au retour de la connexion.',
  failed: 'L’envoi n’a pas abouti. Tout ce que vous avez écrit est là\u202F: réessayez.',
  busy: 'Trop d’envois viennent de votre connexion. Réessayez plus tard.',
  takenHeading: 'Merci',
  back: 'Retour à la page',
  close: 'Fermer',
  trap: 'Laissez ce champ vide',
  privacy: {
    heading: 'Votre adresse e-mail',
    items: [
      'À quoi elle sert\u202F: seulement aux e-mails que vous demandez, celui de la semaine ou les nouvelles offres d’une boutique. Seul le service qui distribue nos e-mails la reçoit, et elle ne sert à rien d’autre.',
      'D’abord la confirmation\u202F: nous envoyons un lien qui confirme l’adresse, et rien d’autre avant qu’il soit suivi. Une adresse qui n’est pas confirmée est effacée au bout de 8 jours.',
      'Combien de temps\u202F: jusqu’à votre désabonnement par le lien de chaque e-mail. L’adresse est effacée 30 jours plus tard. Le fait qu’un e-mail a été envoyé est conservé 30 jours.',
      'Pour l’effacer aussitôt\u202F: écrivez-nous depuis cette adresse, comme le dit la page «\u202FContact\u202F». Tout ce qui s’y rattache est effacé avec elle.',
    ],
  },
}
