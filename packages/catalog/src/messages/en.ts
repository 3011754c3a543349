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
          ? `${site} collects ${codes} and deals.`
          : `${count(live, { one: `# live ${code} or deal`, other: `# live ${codes} and deals` })} at ${countMerchants(merchants)}. Each says whether somebody tested it, and when it ends.`,
    },
    merchant: {
      title: (name, month, best) => `${name} ${codes}${best && `: ${best}`} – ${month}`,
      description: (name, month, codeCount, dealCount, topTitle) =>
        `${offers(codeCount, dealCount)} for ${name}, live in ${month}.${topTitle && ` At the top: ${topTitle}.`}`,
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
      descriptionWithoutRates: (name) => `${name} gives no cashback at the moment. This is what it gave before.`,
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
        `How to shop for less, by ${site}: what ${codes} really take off, and what their terms mean.`,
    },
    notFound: NOT_FOUND_MESSAGE,
    gone: 'This page was taken down',
    badRequest: 'This address cannot be read. Check that it was copied whole.',
    directory: {
      heading: `All ${plural}, A–Z`,
      title: (site) => `All ${plural} A–Z – ${site}`,
      description: (site, total) => `${countMerchants(total)} on ${site}, in alphabetical order.`,
      ofLetter: (letter, page) => `All ${plural}: ${letter}${page > 1 ? `, page ${page}` : ''}`,
      empty: `There are no ${plural} here yet.`,
      other: '0–9 and others',
    },
    articles: {
      about: (site) => ({
        heading: `About ${site}`,
        description: `What ${site} is, and how it is paid.`,
        blocks: [
          {
            type: 'paragraph',
            text: `${site} collects ${codes} and deals in one place, and says of each whether somebody tested it, who that was and when, and when it ends.`,
          },
          { type: 'heading', text: 'How we are paid' },
          {
            type: 'paragraph',
            text: `“Get code” shows the code in a new tab and opens the ${shop} in the one you were in, so that it knows who sent you. Some ${plural} pay us a commission when you buy after following a link of ours. It does not change what you pay, and it does not change the order of the offers.`,
          },
          { type: 'heading', text: 'What we do not do' },
          {
            type: 'list',
            items: [
              'We make up no codes, no votes and no numbers of users.',
              'We set no countdown that is not the offer’s own end.',
              'We do not call an offer tested that nobody tried.',
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
            text: 'An offer carries one of four states. Each follows from dates, not from opinion.',
          },
          {
            type: 'list',
            items: [
              'Live: its dates include today; or it has no dates and was listed or confirmed within the last 180 days.',
              'Upcoming: its first day is still ahead.',
              'Unconfirmed: it has no dates, and nobody has confirmed it for 180 days. It may still work.',
              'Expired: its own last day has passed.',
            ],
          },
          { type: 'heading', text: 'Tested' },
          {
            type: 'paragraph',
            text: 'Tested means that somebody tried the offer at the time that is shown: a person, who is named, or our checking program. Every other offer says “Not tested yet”; those that came to us from lists and feeds do until somebody has tried them. An offer whose last test failed says that.',
          },
          { type: 'heading', text: 'Votes' },
          {
            type: 'paragraph',
            text: `Votes are counted as they come in, of one connection at most ${VOTES_OF_NETWORK} a day on the same code. That of somebody whom the offer was not meant for does not count against it. Every figure of them is of the last ${VOTE_DAYS} days. The number of uses is the number of clicks of today, without bots.`,
          },
        ],
      }),
      privacy: (site) => ({
        heading: 'Privacy',
        description: `What ${site} stores about a visit, and for how long.`,
        blocks: [
          {
            type: 'paragraph',
            text: 'We count which offers are seen and clicked. We do that without an account and without an identifier that follows you.',
          },
          { type: 'heading', text: 'What is stored' },
          {
            type: 'list',
            items: [
              'Which offer it was, on which page and at which place of the list, and when.',
              'The class of the device (phone, tablet or computer) and the name of the browser.',
              'Two fingerprints, one of address and browser and one of the address alone, both mixed with a secret of the day. The secret is thrown away each day, so that nobody can lead them back to you or from one day to the next. They tell bots from people, and keep anybody from counting as many.',
              'For an offer that was seen among the results of a search, what was searched for, unless it looks like an email address or a number of your own.',
              'The words of a search that found nothing, counted by day for thirty days, with nothing about who searched. Of what looks like an email address or a number of your own, only that there was a search.',
              'The words of a search by which at least twenty visitors of a day saw offers, with how many they were, for seven days. What is shown as popular is what the words find, never the words.',
              'What you say of a code: whether it worked, the reason you gave and when, with the same two fingerprints.',
              'The codes and reviews that are sent in, without who sent them.',
            ],
          },
          { type: 'heading', text: 'What is not stored' },
          {
            type: 'list',
            items: ['Your IP address.', 'The full description that your browser sends of itself.'],
          },
          { type: 'heading', text: 'On your device' },
          {
            type: 'paragraph',
            text: 'Small notes are stored there if you accept, or where no consent is needed and you have not declined: which offers were counted, so that none is counted twice, and what tells a person from a program. “Cookie settings” at the foot of every page changes the choice, and a no deletes the notes. The choice itself is remembered for half a year.',
          },
          { type: 'heading', text: 'For how long' },
          { type: 'paragraph', text: 'Single events and votes are deleted after 90 days. What remains are sums.' },
        ],
      }),
    },
    indexes: {
      categories: {
        heading: 'All categories',
        description: (site) => `Every category on ${site}, with how many offers it has today.`,
      },
      topics: {
        heading: 'Sales and events',
        description: (site) => `What is on, what begins soon and what was, on ${site}.`,
      },
      brands: { heading: 'Brands', description: (site) => `Brands that offers on ${site} are for.` },
      tags: {
        heading: 'Kinds of offers',
        description: (site) => `Offers on ${site} by what they give, with how many there are today.`,
      },
      moreChannels: 'More picks',
    },
    tests: {
      heading: 'Who tests',
      text: (days) => `Tests of offers on this site in the last ${days} days:`,
      none: (days) => `Nobody tested an offer on this site in the last ${days} days.`,
      kinds: {
        editor: 'Our editors',
        bot: 'Our checking program',
        community: 'Shoppers',
        extension: 'The browser extension',
      },
      share: (kind, percent, worked, tests) => `${kind}: ${percent}, and ${worked} of ${tests} worked`,
      health: (days, votes, fewest) =>
        `Recent votes and tests count more: after ${days} days one counts half. A test of ours counts as much as ${votes} votes. Of fewer than ${fewest} we give no share.`,
    },
    ranking: {
      heading: 'How we rank',
      description: (site) => `In which order offers stand on ${site}, and why.`,
      byEditors: 'On this site offers stand in the order that our editors give them, and then the newest first.',
      byScore:
        'On this site each live offer gets a score, which is worked out anew every minute to every ten, the more offers the site has. It is made of:',
      terms: {
        health: 'How well it did lately, by votes and tests',
        verification: 'Whether a test found that it works, and when',
        clicks: 'How often it is clicked, compared with others at the same place',
        discount: 'How much of the price it takes off',
        freshness: 'How lately it was listed or confirmed',
        expiry: 'Whether it has an end, and how near that is',
      },
      term: (name, percent) => `${name}: ${percent}`,
      tie: 'Where scores are equal, our editors decide, then the date.',
      commission: `What a ${shop} pays us plays no part.`,
      usable:
        'What can be used today always stands before what cannot. A list that you sort yourself has your order and no other.',
    },
    privacyDetails: {
      heading: 'On your device, by name',
      rules: {
        ask: 'This site asks first: without a yes none of this is stored but the last.',
        'not-needed': 'This site need not ask: all of this may be stored until you decline.',
      },
      notes: {
        cf_consent: 'what you chose, for half a year',
        cf_merchant: 'the shop whose page you looked at last, for thirty days; scripts of our partners may read it',
        timezone: 'that a person was here, for seven days',
        'td:cp': 'which offers were counted, and when',
        'td:kept':
          'which shops and offers you saved and which codes you opened last: saved ones for half a year, codes for thirty days; one click on the home page deletes it',
        'td:opened': 'which codes you opened, when, and what you said of them: the last hundred, for thirty days',
        'td:out': 'what could not be sent yet, for a day at most',
        'td:searches': 'what you searched for: the last eight searches, for thirty days',
        'td:web-vitals': 'how fast pages were, only where their address asks for it',
        'td:pwa-open': 'when the installed app was opened last',
        'td:extension': 'that the browser extension is not to be shown again',
        'cf-offline': 'the page that shows when there is no connection, until the next release',
        'cf:chunk-reload': 'when this tab had to load a page anew; needs no consent, and goes with the tab',
      },
      othersHeading: 'Who else hears of a visit',
      analytics: (service, host) =>
        `${service} at ${host}, if you accept, or where no consent is needed and you have not declined: which kind of page is shown, which offers stand on top, browser and platform, whether a person is there and whether advertisements are blocked. It may keep a count of visits in cookies that begin with _ga. Nothing of it is allowed for advertising.`,
      errorReports: (host) =>
        `${host}, under the same conditions: errors of our scripts, with the address of the page but without its query, and without cookies.`,
      ads: (service, host) =>
        `${service} at ${host}, under the same conditions: that a page with a place for an advertisement is shown, with what every server hears of browser and connection. We ask for advertisements that are not chosen by what you do elsewhere. It may keep in cookies that begin with __g how often one was shown.`,
    },
    company: {
      runBy: (site, operator) => `${site} is run by ${operator}.`,
      forPartner: (operator, partner) =>
        `${operator} runs it for ${partner}, which has no part in the choice or the order of the offers.`,
      fact: (label, value) => `${label}: ${value}`,
      labels: {
        address: 'Address',
        email: 'Email',
        representative: 'Represented by',
        register: 'Register',
        vatId: 'VAT ID',
      },
      responsible: 'Responsible for the content',
      contact: { heading: 'Contact', description: (site) => `How to reach the people behind ${site}.` },
      wrong: {
        heading: 'Something is wrong',
        text: 'Write to us when a code, a date or a name is wrong, with the address of the page. An editor looks at it and corrects what is wrong.',
      },
      orders: {
        heading: 'Orders and refunds',
        text: `We sell nothing. Orders, deliveries and refunds are the ${shop}’s affair.`,
      },
      imprint: { heading: 'Legal notice', description: (site) => `Which company runs ${site}.` },
      terms: { heading: 'Terms of use', description: (site) => `What you may expect of ${site}, and what not.` },
      termsItems: (site) => [
        `Reading ${site} is free and needs no account.`,
        `An offer is the ${shop}’s own: you buy there, on its terms, and we are no party to it.`,
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
      heading: (name) => `${name}: a shop for demonstration`,
      description: (name) => `${name} is a fictional ${shop}.`,
      blocks: (name, path) => [
        {
          type: 'paragraph',
          text: `Here the ${shop}’s own site would open. ${name} is fictional: it belongs to the demonstration, and there is nothing to buy.`,
        },
        {
          type: 'paragraph',
          text: 'Everything up to this page was real: the link was checked, the click was counted, and nothing left this site.',
        },
        { type: 'links', links: [{ label: `Back to the offers of ${name}`, path }] },
      ],
    },
    noProgramme: {
      heading: (name) => `We have no link to ${name} yet`,
      description: (name, site) => `${site} has no agreement with ${name}.`,
      blocks: (name, path) => [
        {
          type: 'paragraph',
          text: `We list offers of ${name}, but we have no agreement with the ${shop}, and we send nobody to an address that we have not checked. That is why this page opened.`,
        },
        {
          type: 'paragraph',
          text: `To use the offer, open ${name} the way you usually do. If it has a code, enter it ${atCheckout}.`,
        },
        { type: 'links', links: [{ label: `Back to the offers of ${name}`, path }] },
      ],
    },
  }
}

export const enUS = en({ code: 'promo code', shop: 'store', atCheckout: 'at checkout' })

export const enGB = en({ code: 'voucher code', shop: 'shop', atCheckout: 'at the checkout' })
