import type { MailMessages } from './MailMessages.ts'

export const da: MailMessages = {
  confirmation: {
    subject: (site) => `Bekræft venligst: mails fra ${site}`,
    heading: 'Bekræft på vores side',
    text: {
      ofSite: (site) => `Nogen, forhåbentlig dig, har bedt om den ugentlige mail fra ${site} til denne adresse.`,
      ofMerchant: (merchant, site) =>
        `Nogen, forhåbentlig dig, har bedt ${site} om at skrive til denne adresse, når der er nyt fra ${merchant}.`,
    },
    button: 'Åbn siden for at bekræfte',
    otherwise: (days) =>
      `Var det ikke dig? Så skal du intet gøre: Uden din bekræftelse kommer der ikke flere mails. Linket virker i ${days} dage.`,
  },
  alert: {
    subject: (merchant, title) => `${merchant}: ${title}`,
    heading: (merchant) => `Nyt hos ${merchant}`,
    button: (merchant) => `Alt fra ${merchant}`,
  },
  digest: {
    subject: (site) => `Nyt i denne uge på ${site}`,
    heading: 'Nyt i denne uge',
    text: (site) => `Det bedste fra de seneste syv dage på ${site}.`,
    button: (site) => `Mere på ${site}`,
  },
  offer: { code: 'Rabatkode', deal: 'Rabat uden kode', endsOn: (day) => `slutter ${day}` },
  footer: {
    reason: {
      ofSite: (site) => `Du får mailen, fordi du har bedt om den ugentlige mail fra ${site}.`,
      ofMerchant: (merchant, site) => `Du får mailen, fordi du har bedt ${site} om nyt fra ${merchant}.`,
    },
    unsubscribe: 'Afmeld',
    privacy: 'Privatliv',
  },
  pages: {
    confirm: {
      heading: 'Bekræft dit abonnement',
      text: {
        ofSite: (site) => `Derefter får du den ugentlige mail fra ${site}. Du kan afmelde den når som helst.`,
        ofMerchant: (merchant, site) =>
          `Derefter skriver ${site} til dig, når der er nyt fra ${merchant}. Du kan afmelde det når som helst.`,
      },
      button: 'Ja, send mig mails',
    },
    confirmed: {
      heading: 'Du er tilmeldt',
      text: {
        ofSite: (site) =>
          `Fra nu af får du den ugentlige mail fra ${site}. I hver mail er der et link til at afmelde den.`,
        ofMerchant: (merchant) =>
          `Vi skriver til dig, når der er nyt fra ${merchant}. I hver mail er der et link til at afmelde dem.`,
      },
    },
    unsubscribe: {
      heading: 'Vil du afmelde disse mails?',
      text: {
        ofSite: (site) => `Så får du ikke længere den ugentlige mail fra ${site}.`,
        ofMerchant: (merchant) => `Så skriver vi ikke længere til dig om ${merchant}.`,
      },
      button: 'Afmeld',
      all: (site) => `Afmeld alle mails fra ${site}`,
    },
    ended: {
      heading: 'Du er afmeldt',
      text: {
        ofSite: (site) => `Du får ikke længere den ugentlige mail fra ${site}.`,
        ofMerchant: (merchant) => `Vi skriver ikke længere til dig om ${merchant}.`,
      },
    },
    allEnded: (site) => `Du får ikke flere mails fra ${site}.`,
    expired: {
      heading: 'Linket gælder ikke længere',
      text: 'Det er allerede brugt eller ikke helt. Tilmeld dig igen, eller brug linket i en nyere mail.',
    },
  },
}
