import type { MailMessages } from './MailMessages.ts'

export const en: MailMessages = {
  confirmation: {
    subject: (site) => `Please confirm: mails from ${site}`,
    heading: 'Please confirm on our page',
    text: {
      ofSite: (site) => `Somebody, hopefully you, asked for the weekly mail of ${site} at this address.`,
      ofMerchant: (merchant, site) =>
        `Somebody, hopefully you, asked ${site} to write to this address when ${merchant} has new offers.`,
    },
    button: 'Open the page to confirm',
    otherwise: (days) =>
      `It was not you? Then there is nothing to do: unless you confirm no other mail follows. The link works for ${days} days.`,
  },
  alert: {
    subject: (merchant, title) => `${merchant}: ${title}`,
    heading: (merchant) => `New at ${merchant}`,
    button: (merchant) => `All offers of ${merchant}`,
  },
  digest: {
    subject: (site) => `New this week on ${site}`,
    heading: 'New this week',
    text: (site) => `The best of what came to ${site} in the last seven days.`,
    button: (site) => `More on ${site}`,
  },
  offer: { code: 'Code', deal: 'Offer without a code', endsOn: (day) => `ends ${day}` },
  footer: {
    reason: {
      ofSite: (site) => `You get this because you subscribed to the weekly mail of ${site}.`,
      ofMerchant: (merchant, site) => `You get this because you asked ${site} for new offers of ${merchant}.`,
    },
    unsubscribe: 'Unsubscribe',
    privacy: 'Privacy',
  },
  pages: {
    confirm: {
      heading: 'Confirm your subscription',
      text: {
        ofSite: (site) => `From then on the weekly mail of ${site} comes to your address. You can end it at any time.`,
        ofMerchant: (merchant, site) =>
          `From then on ${site} writes to you when ${merchant} has new offers. You can end it at any time.`,
      },
      button: 'Yes, send me these mails',
    },
    confirmed: {
      heading: 'You are subscribed',
      text: {
        ofSite: (site) => `The weekly mail of ${site} comes to your address from now on. Each has a link that ends it.`,
        ofMerchant: (merchant) =>
          `You will hear from us when ${merchant} has new offers. Each mail has a link that ends it.`,
      },
    },
    unsubscribe: {
      heading: 'End these mails?',
      text: {
        ofSite: (site) => `The weekly mail of ${site} will no longer come to your address.`,
        ofMerchant: (merchant) => `We will no longer write to you about ${merchant}.`,
      },
      button: 'Unsubscribe',
      all: (site) => `End all mails of ${site}`,
    },
    ended: {
      heading: 'You are unsubscribed',
      text: {
        ofSite: (site) => `The weekly mail of ${site} no longer comes to your address.`,
        ofMerchant: (merchant) => `We no longer write to you about ${merchant}.`,
      },
    },
    allEnded: (site) => `No more mails of ${site} come to your address.`,
    expired: {
      heading: 'This link has ended',
      text: 'It was used up, or it was cut short on its way. Subscribe again, or use the link of a newer mail.',
    },
  },
}
