interface Words {
  /** Of the site's weekly mail. */
  ofSite: (site: string) => string
  /** Of the new offers of a merchant. */
  ofMerchant: (merchant: string, site: string) => string
}

interface SubscriptionPage {
  heading: string
  text: Words
}

/**
 * Every word of mails, and of the pages that their links lead to. One of these per language; names come as they are, and a
 * counted number never stands in a sentence, so that no grammar depends on one.
 */
export interface MailMessages {
  /** Asks whoever owns the address whether they wanted it. */
  confirmation: {
    subject: (site: string) => string
    heading: string
    text: Words
    /** Opens the page whose button confirms: programs that check mails follow links. */
    button: string
    /** For those who did not ask: that nothing needs to be done, and until when the link works. */
    otherwise: (days: string) => string
  }
  alert: {
    /** @param title of the best offer */
    subject: (merchant: string, title: string) => string
    heading: (merchant: string) => string
    button: (merchant: string) => string
  }
  digest: {
    subject: (site: string) => string
    heading: string
    text: (site: string) => string
    button: (site: string) => string
  }
  /** Below the title of an offer. */
  offer: {
    code: string
    deal: string
    /** @param day written out */
    endsOn: (day: string) => string
  }
  footer: {
    /** Why somebody gets this mail. */
    reason: Words
    unsubscribe: string
    privacy: string
  }
  pages: {
    /** Before somebody has agreed; the button says to what. */
    confirm: SubscriptionPage & { button: string }
    confirmed: SubscriptionPage
    /** Before a subscription ends. */
    unsubscribe: SubscriptionPage & { button: string; all: (site: string) => string }
    ended: SubscriptionPage
    /** After all of a site ended. */
    allEnded: (site: string) => string
    /** Of a link that ended, or never was one. */
    expired: { heading: string; text: string }
  }
}
