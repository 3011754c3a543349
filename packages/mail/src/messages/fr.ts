import type { MailMessages } from './MailMessages.ts'

export const fr: MailMessages = {
  confirmation: {
    subject: (site) => `À confirmer\u202F: les e-mails de ${site}`,
    heading: 'Merci de confirmer sur notre page',
    text: {
      ofSite: (site) =>
        `Quelqu’un, sans doute vous, a demandé à recevoir à cette adresse l’e-mail hebdomadaire de ${site}.`,
      ofMerchant: (merchant, site) =>
        `Quelqu’un, sans doute vous, a demandé à ${site} d’écrire à cette adresse dès que ${merchant} a de nouvelles offres.`,
    },
    button: 'Ouvrir la page de confirmation',
    otherwise: (days) =>
      `Ce n’était pas vous\u202F? Ne faites rien\u202F: sans votre confirmation, vous ne recevrez pas d’autre e-mail. Le lien est valable ${days} jours.`,
  },
  alert: {
    subject: (merchant, title) => `${merchant}\u202F: ${title}`,
    heading: (merchant) => `Du nouveau chez ${merchant}`,
    button: (merchant) => `Toutes les offres de ${merchant}`,
  },
  digest: {
    subject: (site) => `Les nouveautés de la semaine sur ${site}`,
    heading: 'Les nouveautés de la semaine',
    text: (site) => `Le meilleur des sept derniers jours sur ${site}.`,
    button: (site) => `Voir plus sur ${site}`,
  },
  offer: { code: 'Code promo', deal: 'Offre sans code', endsOn: (day) => `jusqu’au ${day}` },
  footer: {
    reason: {
      ofSite: (site) => `Vous recevez cet e-mail parce que vous avez demandé l’e-mail hebdomadaire de ${site}.`,
      ofMerchant: (merchant, site) =>
        `Vous recevez cet e-mail parce que vous avez demandé à ${site} les nouvelles offres de ${merchant}.`,
    },
    unsubscribe: 'Se désabonner',
    privacy: 'Vie privée',
  },
  pages: {
    confirm: {
      heading: 'Confirmer l’abonnement',
      text: {
        ofSite: (site) =>
          `Vous recevrez ensuite l’e-mail hebdomadaire de ${site}. Vous pourrez vous désabonner à tout moment.`,
        ofMerchant: (merchant, site) =>
          `${site} vous écrira ensuite dès que ${merchant} a de nouvelles offres. Vous pourrez vous désabonner à tout moment.`,
      },
      button: 'Oui, je veux ces e-mails',
    },
    confirmed: {
      heading: 'C’est confirmé',
      text: {
        ofSite: (site) =>
          `Vous recevrez désormais l’e-mail hebdomadaire de ${site}. Chaque e-mail contient un lien de désabonnement.`,
        ofMerchant: (merchant) =>
          `Nous vous écrirons dès que ${merchant} a de nouvelles offres. Chaque e-mail contient un lien de désabonnement.`,
      },
    },
    unsubscribe: {
      heading: 'Se désabonner de ces e-mails\u202F?',
      text: {
        ofSite: (site) => `Vous ne recevrez plus l’e-mail hebdomadaire de ${site}.`,
        ofMerchant: (merchant) => `Nous ne vous écrirons plus au sujet de ${merchant}.`,
      },
      button: 'Se désabonner',
      all: (site) => `Se désabonner de tous les e-mails de ${site}`,
    },
    ended: {
      heading: 'Désabonnement enregistré',
      text: {
        ofSite: (site) => `Vous ne recevez plus l’e-mail hebdomadaire de ${site}.`,
        ofMerchant: (merchant) => `Nous ne vous écrivons plus au sujet de ${merchant}.`,
      },
    },
    allEnded: (site) => `Vous ne recevrez plus aucun e-mail de ${site}.`,
    expired: {
      heading: 'Ce lien n’est plus valable',
      text: 'Il a déjà servi ou il est incomplet. Abonnez-vous de nouveau, ou utilisez le lien d’un e-mail plus récent.',
    },
  },
}
