import type { MailMessages } from './MailMessages.ts'

export const en: MailMessages = {
  confirmation: {
    subject: (site) => `Please confirm: emails from ${site}`,
    heading: 'Please confirm on our page',
    text: {
      ofSite: (site) => `Someone, hopefully you, asked for the weekly ${site} email at this address.`,
      ofMerchant: (merchant, site) =>
        `Someone, hopefully you, asked ${site} to email this address when ${merchant} has new offers.`,
    },
    button: 'Open the page to confirm',
    otherwise: (days) =>
      `Wasn’t you? Then ignore this email: unless you confirm, we will not write again. The link works for ${days} days.`,
  },
  alert: {
    subject: (merchant, title) => `${merchant}: ${title}`,
    heading: (merchant) => `New at ${merchant}`,
    button: (merchant) => `All ${merchant} offers`,
  },
  digest: {
    subject: (site) => `New this week on ${site}`,
    heading: 'New this week',
    text: (site) => `The best new offers on ${site} from the last seven days.`,
    button: (site) => `More on ${site}`,
  },
  offer: { code: 'Code', deal: 'No code needed', endsOn: (day) => `ends ${day}` },
  footer: {
    reason: {
      ofSite: (site) => `You get this because you subscribed to the weekly ${site} email.`,
      ofMerchant: (merchant, site) => `You get this because you asked ${site} for new ${merchant} offers.`,
    },
    unsubscribe: 'Unsubscribe',
    privacy: 'Privacy',
  },
  pages: {
    confirm: {
      heading: 'Confirm your subscription',
      text: {
        ofSite: (site) => `You will then get the weekly ${site} email. You can unsubscribe at any time.`,
        ofMerchant: (merchant, site) =>
          `${site} will then email you when ${merchant} has new offers. You can unsubscribe at any time.`,
      },
      button: 'Yes, send me these emails',
    },
    confirmed: {
      heading: 'You are subscribed',
      text: {
        ofSite: (site) => `You will get the weekly ${site} email from now on. Each one has an unsubscribe link.`,
        ofMerchant: (merchant) =>
          `You will hear from us when ${merchant} has new offers. Every email has an unsubscribe link.`,
      },
    },
    unsubscribe: {
      heading: 'Unsubscribe?',
      text: {
        ofSite: (site) => `You will no longer get the weekly ${site} email.`,
        ofMerchant: (merchant) => `We will no longer write to you about ${merchant}.`,
      },
      button: 'Unsubscribe',
      all: (site) => `Unsubscribe from all ${site} emails`,
    },
    ended: {
      heading: 'You are unsubscribed',
      text: {
        ofSite: (site) => `You no longer get the weekly ${site} email.`,
        ofMerchant: (merchant) => `We no longer write to you about ${merchant}.`,
      },
    },
    allEnded: (site) => `You will get no more emails from ${site}.`,
    expired: {
      heading: 'This link no longer works',
      text: 'It has been used, or part of it is missing. Subscribe again, or use the link in a newer email.',
    },
  },
}
