import type { MailMessages } from './MailMessages.ts'

/** Neither du nor Sie, as the pages. */
export const de: MailMessages = {
  confirmation: {
    subject: (site) => `Bitte bestätigen: E-Mails von ${site}`,
    heading: 'Bitte auf unserer Seite bestätigen',
    text: {
      ofSite: (site) => `Für diese Adresse wurde die wöchentliche E-Mail von ${site} bestellt.`,
      ofMerchant: (merchant, site) =>
        `Für diese Adresse wurden bei ${site} Nachrichten über neue Angebote von ${merchant} bestellt.`,
    },
    button: 'Seite zum Bestätigen öffnen',
    otherwise: (days) =>
      `Ein Irrtum? Dann ist nichts zu tun: Ohne Bestätigung kommt keine weitere E-Mail. Der Link gilt ${days} Tage.`,
  },
  alert: {
    subject: (merchant, title) => `${merchant}: ${title}`,
    heading: (merchant) => `Neu bei ${merchant}`,
    button: (merchant) => `Alle Angebote von ${merchant}`,
  },
  digest: {
    subject: (site) => `Neu in dieser Woche auf ${site}`,
    heading: 'Neu in dieser Woche',
    text: (site) => `Das Beste der letzten sieben Tage auf ${site}.`,
    button: (site) => `Mehr auf ${site}`,
  },
  offer: { code: 'Rabattcode', deal: 'Angebot ohne Code', endsOn: (day) => `endet am ${day}` },
  footer: {
    reason: {
      ofSite: (site) =>
        `Diese E-Mail kommt, weil für diese Adresse die wöchentliche E-Mail von ${site} bestellt wurde.`,
      ofMerchant: (merchant, site) =>
        `Diese E-Mail kommt, weil für diese Adresse bei ${site} neue Angebote von ${merchant} bestellt wurden.`,
    },
    unsubscribe: 'Abbestellen',
    privacy: 'Datenschutz',
  },
  pages: {
    confirm: {
      heading: 'E-Mails bestätigen',
      text: {
        ofSite: (site) => `Danach kommt die wöchentliche E-Mail von ${site}. Abbestellen ist jederzeit möglich.`,
        ofMerchant: (merchant, site) =>
          `Danach schreibt ${site}, sobald es bei ${merchant} neue Angebote gibt. Abbestellen ist jederzeit möglich.`,
      },
      button: 'Ja, diese E-Mails bestellen',
    },
    confirmed: {
      heading: 'Bestätigt',
      text: {
        ofSite: (site) =>
          `Ab jetzt kommt die wöchentliche E-Mail von ${site}. In jeder steht ein Link zum Abbestellen.`,
        ofMerchant: (merchant) =>
          `Ab jetzt kommt eine E-Mail, sobald es bei ${merchant} neue Angebote gibt. In jeder steht ein Link zum Abbestellen.`,
      },
    },
    unsubscribe: {
      heading: 'Diese E-Mails abbestellen?',
      text: {
        ofSite: (site) => `Die wöchentliche E-Mail von ${site} kommt dann nicht mehr.`,
        ofMerchant: (merchant) => `Über ${merchant} kommt dann keine E-Mail mehr.`,
      },
      button: 'Abbestellen',
      all: (site) => `Alle E-Mails von ${site} abbestellen`,
    },
    ended: {
      heading: 'Abbestellt',
      text: {
        ofSite: (site) => `Die wöchentliche E-Mail von ${site} kommt nicht mehr.`,
        ofMerchant: (merchant) => `Über ${merchant} kommt keine E-Mail mehr.`,
      },
    },
    allEnded: (site) => `Von ${site} kommen keine E-Mails mehr.`,
    expired: {
      heading: 'Dieser Link gilt nicht mehr',
      text: 'Er wurde schon benutzt oder ist unvollständig. Dann hilft eine neue Anmeldung oder der Link in einer neueren E-Mail.',
    },
  },
}
