import { VOTE_DAYS, VOTES_OF_NETWORK } from '@clipfront/page-data'
import { NOT_FOUND_MESSAGE } from '@clipfront/routing/errors'
import { createCounter } from './createCounter.ts'
import { enAssistant } from './assistant/en.ts'
import { enForms } from './forms/en.ts'
import type { Messages } from './Messages.ts'

const count = createCounter<'one' | 'other'>('en')

/** What the language's two great markets call the same things. */
interface Dialect {
  code: string
  shop: string
  atCheckout: string
}

function en({ code, shop, atCheckout }: Dialect): Messages {
  const codes = `${code}s`
  const plural = `${shop}s`
  const countMerchants = (total: number): string => count(total, { one: `# ${shop}`, other: `# ${plural}` })
  const offers = (codeCount: number, dealCount: number): string =>
    [
      codeCount && count(codeCount, { one: `# ${code}`, other: `# ${codes}` }),
      dealCount && count(dealCount, { one: '# deal', other: '# deals' }),
    ]
      .filter(Boolean)
      .join(' and ')

  return {
    conditions: {
      leastBasket: (figure) => `From ${figure}`,
      'new-customers': 'New customers',
      students: 'Students',
      members: 'Members',
      'app-users': 'In the app',
      inStore: 'In store',
      onceEach: 'One use each',
    },
    categories: {
      software: 'Software',
      games: 'Games',
      'books-media': 'Books & media',
      electronics: 'Electronics',
      fashion: 'Fashion',
      'home-garden': 'Home & garden',
      'food-drink': 'Food & drink',
      travel: 'Travel',
      'health-beauty': 'Health & beauty',
      education: 'Education',
      services: 'Services',
      other: 'Other',
    },
    home: {
      title: (site) => `${site}: ${codes} and deals`,
      description: (site, live, merchants) =>
        live === 0
          ? `${codes.charAt(0).toUpperCase()}${codes.slice(1)} and deals, collected by ${site}.`
          : `${count(live, { one: `# live ${code} or deal`, other: `# live ${codes} and deals` })} at ${countMerchants(merchants)}. See which were tested, by whom, and when they end.`,
    },
    merchant: {
      title: (name, month, best) => `${name} ${codes}${best && `: ${best}`} – ${month}`,
      description: (name, month, codeCount, dealCount, topTitle) =>
        `${offers(codeCount, dealCount)} for ${name}, live in ${month}.${topTitle && ` Top offer: ${topTitle}.`}`,
      titleUntested: (name, month) => `${name} offers – ${month}`,
      descriptionUntested: (name, total) =>
        `${count(total, { one: '# offer', other: '# offers' })} listed for ${name}, not tested by us.`,
      titleOfCode: (name) => `Your ${name} ${code}`,
      descriptionWithoutOffers: (name, past) =>
        `There is no live ${code} for ${name} at the moment.${past > 0 ? ` See ${count(past, { one: '# past offer', other: '# past offers' })}, and ${plural} like it.` : ''}`,
    },
    category: {
      title: (name, month, page) => `${name} ${codes} – ${month}${page > 1 ? `, page ${page}` : ''}`,
      description: (name, total) =>
        total === 0
          ? `There is no live offer for ${name} at the moment.`
          : `${count(total, { one: '# live offer', other: '# live offers' })} for ${name}.`,
    },
    cashback: {
      title: (name, figure, upTo) => `${name} cashback: ${upTo ? 'up to ' : ''}${figure}`,
      description: (name, figure, upTo) =>
        `Cashback at ${name}: ${upTo ? 'up to ' : ''}${figure}. Every rate, and what it is paid for.`,
      titleWithoutRates: (name) => `${name} cashback`,
      descriptionWithoutRates: (name) => `${name} has no cashback at the moment. See its past rates.`,
    },
    search: {
      title: (query) => (query ? `Search results for “${query}”` : 'Search'),
      description: (query) =>
        query ? `Offers, categories and ${plural} that match “${query}”.` : `Search ${plural} and offers.`,
    },
    onPage: (title, page) => `${title}, page ${page}`,
    moreOffers: 'More offers',
    blog: {
      title: (site, page) => `Guides – ${site}${page > 1 ? `, page ${page}` : ''}`,
      description: (site) =>
        `How to shop for less, by ${site}: what ${codes} really save you, and what their terms mean.`,
    },
    notFound: NOT_FOUND_MESSAGE,
    gone: 'This page has been removed',
    badRequest: 'We cannot read this address. Check that you copied all of it.',
    directory: {
      heading: `All ${plural}, A–Z`,
      title: (site) => `All ${plural} A–Z – ${site}`,
      description: (site, total) => `${countMerchants(total)} on ${site}, in alphabetical order.`,
      ofLetter: (letter, page) => `All ${plural}: ${letter}${page > 1 ? `, page ${page}` : ''}`,
      empty: `There are no ${plural} here yet.`,
      other: '0–9 and others',
    },
    articles: {
      about: (site, disclosure) => ({
        heading: `About ${site}`,
        description: `What ${site} is, and how it makes money.`,
        blocks: [
          {
            type: 'paragraph',
            text: `${site} collects ${codes} and deals in one place. For each one we say whether it was tested, by whom and when, and when it ends.`,
          },
          { type: 'heading', text: 'How we make money' },
          {
            type: 'paragraph',
            text: `“Get code” shows the code in a new tab and opens the ${shop} in the tab you were in, so that it knows who sent you. ${disclosure}`,
          },
          { type: 'heading', text: 'What we do not do' },
          {
            type: 'list',
            items: [
              'We do not make up codes, votes or user numbers.',
              'We do not run a countdown unless the offer really ends then.',
              'We do not call an offer tested if nobody has tried it.',
            ],
          },
          {
            type: 'links',
            links: [
              { label: 'How we test', path: '/how-we-test' },
              { label: `All ${plural}`, path: '/stores' },
            ],
          },
        ],
      }),
      'how-we-test': (site) => ({
        heading: 'How we test',
        description: `What “tested”, “live”, “unconfirmed” and “expired” mean on ${site}.`,
        blocks: [
          {
            type: 'paragraph',
            text: 'Every offer is in one of four states, decided by dates and not by opinion.',
          },
          {
            type: 'list',
            items: [
              'Live: its dates include today, or it has no dates and was listed or confirmed in the last 180 days.',
              'Upcoming: it has not started yet.',
              'Unconfirmed: it has no dates, and nobody has confirmed it for 180 days. It may still work.',
              'Expired: its last day has passed.',
            ],
          },
          { type: 'heading', text: 'Tested' },
          {
            type: 'paragraph',
            text: '“Tested” means that the offer was tried at the time shown, by a person, who is named, or by our automated checker. Every other offer says “Not tested yet”, including those from lists and feeds, until somebody has tried them. If the last test failed, the offer says so.',
          },
          { type: 'heading', text: 'Votes' },
          {
            type: 'paragraph',
            text: `Votes are counted as they come in, with at most ${VOTES_OF_NETWORK} a day from one connection on the same code. A vote from somebody who was not eligible does not count against the offer. All vote figures cover the last ${VOTE_DAYS} days. The number of uses is today’s clicks, without bots.`,
          },
        ],
      }),
      privacy: (site) => ({
        heading: 'Privacy',
        description: `What ${site} stores about your visit, and for how long.`,
        blocks: [
          {
            type: 'paragraph',
            text: 'We count which offers are seen and clicked, without an account and without an identifier that follows you.',
          },
          { type: 'heading', text: 'What is stored' },
          {
            type: 'list',
            items: [
              'Which offer it was, on which page, at which place in the list, and when.',
              'The type of device (phone, tablet or computer) and the name of the browser.',
              'Two fingerprints, one of your IP address and browser and one of the IP address alone, both mixed with a secret that changes daily. The secret is thrown away each day, so nobody can trace them back to you or link one day to the next. They tell bots from people and stop anyone being counted more than once.',
              'For an offer seen in search results, what was searched for, unless it looks like an email address or a personal number.',
              'The words of a search that found nothing, counted by day for thirty days, with nothing about who searched. If they look like an email address or a personal number, we store only that there was a search.',
              'The words of a search through which at least twenty visitors saw offers in a day, and how many they were, for seven days. What we show as popular is what those words find, never the words themselves.',
              'What you tell us about a code: whether it worked, why and when, with the same two fingerprints.',
              'The codes and reviews we are sent, but not who sent them.',
            ],
          },
          { type: 'heading', text: 'What is not stored' },
          {
            type: 'list',
            items: ['Your IP address.', 'The full description your browser sends of itself.'],
          },
          { type: 'heading', text: 'On your device' },
          {
            type: 'paragraph',
            text: 'A little data is stored there if you accept, or where no consent is needed and you have not declined: which offers were counted, so that none is counted twice, and what tells a person from a program. You can change your choice under “Cookie settings” at the foot of every page; declining deletes the data. Your choice is remembered for six months.',
          },
          { type: 'heading', text: 'For how long' },
          { type: 'paragraph', text: 'Individual events and votes are deleted after 90 days. Only totals remain.' },
        ],
      }),
    },
    indexes: {
      categories: {
        heading: 'All categories',
        description: (site) => `Every category on ${site}, with the number of offers today.`,
      },
      topics: {
        heading: 'Sales and events',
        description: (site) => `Sales and events on ${site}: on now, coming up and past.`,
      },
      brands: { heading: 'Brands', description: (site) => `Brands with offers on ${site}.` },
      tags: {
        heading: 'Offer types',
        description: (site) => `Offers on ${site} by what you get, with the number of each today.`,
      },
      moreChannels: 'More picks',
    },
    tests: {
      heading: 'Who tests',
      text: (days) => `Tests of offers on this site in the last ${days} days:`,
      none: (days) => `No offers on this site were tested in the last ${days} days.`,
      kinds: {
        editor: 'Our editors',
        bot: 'Our automated checker',
        community: 'Shoppers',
        extension: 'The browser extension',
      },
      share: (kind, percent, worked, tests) => `${kind}: ${percent}, and ${worked} of ${tests} worked`,
      health: (days, votes, fewest) =>
        `Recent votes and tests count more: after ${days} days, each counts half as much. One of our tests counts as much as ${votes} votes. With fewer than ${fewest}, we show no percentage.`,
    },
    ranking: {
      heading: 'How we rank',
      description: (site) => `How offers on ${site} are ordered, and why.`,
      byEditors: 'On this site our editors decide the order of offers; after that, the newest come first.',
      byScore:
        'On this site each live offer gets a score, updated every one to ten minutes depending on how many offers the site has. It is made up of:',
      terms: {
        health: 'How well it has worked lately, by votes and tests',
        verification: 'Whether it passed a test, and when',
        clicks: 'How often it is clicked, compared with others in the same place',
        discount: 'How much it takes off the price',
        freshness: 'How recently it was listed or confirmed',
        expiry: 'Whether it has an end date, and how soon that is',
      },
      term: (name, percent) => `${name}: ${percent}`,
      tie: 'If scores are equal, our editors decide, then the date.',
      commission: `What a ${shop} pays us plays no part.`,
      usable:
        'Offers you can use today always come before those you cannot. If you sort a list yourself, only your order applies.',
    },
    privacyDetails: {
      heading: 'What is stored on your device',
      rules: {
        ask: 'This site asks first. Unless you accept, only the last of these is stored.',
        'not-needed': 'This site does not have to ask. All of this may be stored until you decline.',
      },
      notes: {
        cf_consent: 'what you chose, for six months',
        cf_merchant: `the ${shop} whose page you viewed last, for thirty days; our partners’ scripts may read it`,
        timezone: 'that a person was here, for seven days',
        'td:cp': 'which offers were counted, and when',
        'td:kept': `which ${plural} and offers you saved and which codes you opened last: six months for what you saved, thirty days for codes; one click on the home page deletes it`,
        'td:opened': 'which codes you opened, when, and what you said about them: the last hundred, for thirty days',
        'td:out': 'what could not be sent yet, for a day at most',
        'td:searches': 'what you searched for: the last eight searches, for thirty days',
        'td:web-vitals': 'how fast pages were, only if their address asks for it',
        'td:pwa-open': 'when you last opened the installed app',
        'td:extension': 'that you do not want to see the browser extension again',
        'cf-offline': 'the page you see when you are offline, until the next release',
        'cf:chunk-reload': 'when this tab had to reload a page; needs no consent, and is deleted with the tab',
      },
      othersHeading: 'Who else learns of your visit',
      analytics: (service, host) =>
        `${service} at ${host}, if you accept, or where no consent is needed and you have not declined: the type of page, the top offers on it, your browser and platform, whether a person is there and whether ads are blocked. It may count visits with cookies that begin with _ga. None of it may be used for advertising.`,
      errorReports: (host) =>
        `${host}, under the same conditions: errors in our scripts, with the address of the page but without its query, and without cookies.`,
      ads: (service, host) =>
        `${service} at ${host}, under the same conditions: that a page with ad space was shown, along with what every server learns about your browser and connection. We ask for ads that are not based on what you do elsewhere. It may use cookies that begin with __g to count how often an ad was shown.`,
    },
    company: {
      runBy: (site, operator) => `${site} is run by ${operator}.`,
      forPartner: (operator, partner) =>
        `${operator} runs it for ${partner}, which has no say in the choice or order of the offers.`,
      fact: (label, value) => `${label}: ${value}`,
      labels: {
        address: 'Address',
        email: 'Email',
        representative: 'Represented by',
        register: 'Register',
        vatId: 'VAT ID',
      },
      responsible: 'Responsible for content',
      contact: { heading: 'Contact', description: (site) => `How to reach the people behind ${site}.` },
      wrong: {
        heading: 'Something is wrong',
        text: 'If a code, a date or a name is wrong, write to us with the address of the page. An editor will check it and put it right.',
      },
      orders: {
        heading: 'Orders and refunds',
        text: `We sell nothing. For orders, deliveries and refunds, contact the ${shop}.`,
      },
      imprint: { heading: 'Legal notice', description: (site) => `Which company runs ${site}.` },
      terms: {
        heading: 'Terms of use',
        description: (site) => `What you can expect from ${site}, and what you cannot.`,
      },
      termsItems: (site) => [
        `${site} is free to use and needs no account.`,
        `An offer is the ${shop}’s own: you buy from it, on its terms, and we are not a party to the sale.`,
        'We say who tested an offer and when. It may end or change after that.',
        'What we write may be quoted with a link. Copying it in bulk needs our consent.',
      ],
      controller: 'Who is responsible',
      rights: (email) =>
        `You may ask what we hold about you, have it corrected or deleted, and complain to your data protection authority. Write to ${email}.`,
    },
    forms: enForms({ code, shop }),
    assistant: enAssistant({ codes, shop }),
    demoShop: {
      heading: (name) => `${name}: a demo ${shop}`,
      description: (name) => `${name} is a fictional ${shop}.`,
      blocks: (name, path) => [
        {
          type: 'paragraph',
          text: `Here the ${shop}’s own site would open. ${name} is fictional and part of a demo, so there is nothing to buy.`,
        },
        {
          type: 'paragraph',
          text: 'Everything up to this page was real: the link was checked, the click was counted, and nothing left this site.',
        },
        { type: 'links', links: [{ label: `Back to ${name} offers`, path }] },
      ],
    },
    noProgramme: {
      heading: (name) => `We have no link to ${name} yet`,
      description: (name, site) => `${site} has no agreement with ${name}.`,
      blocks: (name, path) => [
        {
          type: 'paragraph',
          text: `We list offers from ${name}, but we have no agreement with the ${shop}, and we do not send anyone to an address we have not checked. That is why you see this page.`,
        },
        {
          type: 'paragraph',
          text: `To use the offer, open ${name} the way you usually do. If it has a code, enter it ${atCheckout}.`,
        },
        { type: 'links', links: [{ label: `Back to ${name} offers`, path }] },
      ],
    },
  }
}

export const enUS = en({ code: 'promo code', shop: 'store', atCheckout: 'at checkout' })

export const enGB = en({ code: 'voucher code', shop: 'shop', atCheckout: 'at the checkout' })
