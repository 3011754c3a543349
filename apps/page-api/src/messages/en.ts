import type { Discount } from '@clipfront/page-data'
import type { Wording } from './Wording.ts'

/** What the language's two great markets call the same things. */
const DIALECTS = {
  'en-US': {
    code: 'promo code',
    codes: 'promo codes',
    shop: 'store',
    shops: 'stores',
    atCheckout: 'at checkout',
    delivery: 'shipping',
  },
  'en-GB': {
    code: 'voucher code',
    codes: 'voucher codes',
    shop: 'shop',
    shops: 'shops',
    atCheckout: 'at the checkout',
    delivery: 'delivery',
  },
} as const

const count = (amount: number, one: string, many: string): string => `${amount} ${amount === 1 ? one : many}`

const FIXED_DISCOUNTS = { gift: 'a free gift', free: 'free' } as const

function describeDiscount(discount: Discount, language: string, delivery: string): string {
  if (discount.kind === 'percent') return `${discount.upTo ? 'up to ' : ''}${discount.percent}% off`
  if (discount.kind === 'other') return discount.text
  if (discount.kind === 'free-delivery') return `free ${delivery}`
  if (discount.kind !== 'money' && discount.kind !== 'price') return FIXED_DISCOUNTS[discount.kind]
  const sum = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: discount.currency,
    maximumFractionDigits: Number.isInteger(discount.amount) ? 0 : 2,
  }).format(discount.amount)
  return discount.kind === 'price' ? `for ${sum}` : `${discount.upTo ? 'up to ' : ''}${sum} off`
}

/** English wording, in the dialect of the site's language; American where a dialect has no words of its own. */
export function english(language: string, siteName: string): Wording {
  const dialect = DIALECTS[language === 'en-GB' ? 'en-GB' : 'en-US']
  const { code, codes, shop, shops, atCheckout } = dialect
  const offers = (codeCount: number, dealCount: number): string =>
    [codeCount && count(codeCount, code, codes), dealCount && count(dealCount, 'deal', 'deals')]
      .filter(Boolean)
      .join(' and ')

  return {
    discount: (discount) => describeDiscount(discount, language, dialect.delivery),
    home: {
      title: `${siteName}: ${codes} and deals`,
      description: (live, merchants) =>
        live === 0
          ? `${siteName} collects ${codes} and deals.`
          : `${live} live ${codes} and deals at ${count(merchants, shop, shops)}. Each says whether somebody tested it, and when it ends.`,
    },
    merchant: {
      title: (name, month, best) => `${name} ${codes}${best ? `: ${best}` : ''} – ${month}`,
      description: (name, month, codeCount, dealCount, topTitle) =>
        `${offers(codeCount, dealCount)} for ${name}, live in ${month}.${topTitle ? ` At the top: ${topTitle}.` : ''}`,
      titleUntested: (name, month) => `${name} offers – ${month}`,
      descriptionUntested: (name, total) => `${count(total, 'offer', 'offers')} listed for ${name}, not tested by us.`,
      titleOfCode: (name) => `Your ${name} ${code}`,
      descriptionWithoutOffers: (name, past) =>
        past === 0
          ? `There is no live ${code} for ${name} at the moment.`
          : `There is no live ${code} for ${name} at the moment. See ${count(past, 'past offer', 'past offers')}, and ${shops} like it.`,
    },
    category: {
      title: (name, month, page) => `${name} ${codes} – ${month}${page > 1 ? `, page ${page}` : ''}`,
      description: (name, total) =>
        total === 0
          ? `There is no live offer for ${name} at the moment.`
          : `${count(total, 'live offer', 'live offers')} for ${name}.`,
    },
    search: {
      title: (query) => (query ? `Search results for “${query}”` : 'Search'),
      description: (query) =>
        query ? `Offers, categories and ${shops} that match “${query}”.` : `Search ${shops} and offers.`,
    },
    badRequest: 'This address cannot be read. Check that it was copied whole.',
    directory: {
      heading: `All ${shops}, A–Z`,
      title: `All ${shops} A–Z – ${siteName}`,
      description: (total) => `${count(total, shop, shops)} on ${siteName}, in alphabetical order.`,
      empty: `There are no ${shops} here yet.`,
      other: '0–9 and others',
    },
    pages: {
      about: {
        heading: `About ${siteName}`,
        description: `What ${siteName} is, and how it is paid.`,
        blocks: [
          {
            type: 'paragraph',
            text: `${siteName} collects ${codes} and deals in one place, and says of each whether somebody tested it, who that was and when, and when it ends.`,
          },
          { type: 'heading', text: 'How we are paid' },
          {
            type: 'paragraph',
            text: `Some ${shops} pay us a commission when you buy after following a link of ours. It does not change what you pay, and it does not change the order of the offers.`,
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
              { label: `All ${shops}`, path: '/stores' },
            ],
          },
        ],
      },
      'how-we-test': {
        heading: 'How we test',
        description: `What “tested”, “live”, “unconfirmed” and “expired” mean on ${siteName}.`,
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
            text: 'Tested means that a named person tried the offer at the time that is shown beside the name. Every other offer says “Not tested yet”; those that came to us from lists and feeds do until somebody has tried them.',
          },
          { type: 'heading', text: 'Votes' },
          {
            type: 'paragraph',
            text: 'Votes are counted as they come in. The number of uses is the number of clicks of today, without bots.',
          },
        ],
      },
      privacy: {
        heading: 'Privacy',
        description: `What ${siteName} stores about a visit, and for how long.`,
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
            ],
          },
          { type: 'heading', text: 'What is not stored' },
          {
            type: 'list',
            items: ['Your IP address.', 'The full description that your browser sends of itself.'],
          },
          { type: 'heading', text: 'For how long' },
          { type: 'paragraph', text: 'Single events are deleted after 90 days. What remains are sums.' },
        ],
      },
    },
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
      description: (name) => `${siteName} has no agreement with ${name}.`,
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
