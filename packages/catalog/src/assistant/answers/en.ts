import { createCounter } from '../../messages/createCounter.ts'
import type { AnswerMessages } from './AnswerMessages.ts'

const behind = (where: string): string => where && ` ${where}`
const inBrackets = (labels: string): string => labels && ` (${labels})`

function createEnglish(
  language: string,
  words: { shop: string; delivery: string; basket: string; till: string },
): AnswerMessages {
  const count = createCounter<'one' | 'other'>(language)
  return {
    gap: ' ',
    offers: (total) => count(total, { one: '# live offer', other: '# live offers' }),
    codes: (total) => count(total, { one: '# live code', other: '# live codes' }),
    deals: (total) => count(total, { one: '# live deal without a code', other: '# live deals without a code' }),
    at: (merchants) => `at ${merchants}`,
    within: (names) => `in ${names}`,
    about: (wording) => `for “${wording}”`,
    found: (offers, where, labels) => `${offers}${behind(where)}${inBrackets(labels)}.`,
    none: (where, labels) => `There is no live offer${behind(where)}${inBrackets(labels)} right now.`,
    others: 'Other offers from there stand below.',
    elsewhere: 'These come nearest.',
    similar: (merchants) => `${words.shop[0]?.toUpperCase()}${words.shop.slice(1)}s like ${merchants} stand below.`,
    popular: 'These are popular here.',
    someWords: (wording) => `Not all of “${wording}” is in one offer there.`,
    unknown: (wording) => `Nothing here matches “${wording}”.`,
    withoutWords: (wording) => `No offer there speaks of “${wording}”.`,
    sorted: {
      newest: 'The newest come first.',
      biggest: 'The biggest percentages come first, then the biggest sums.',
      ending: 'Those that end soonest come first.',
    },
    labels: {
      part: 'with a part of it',
      code: 'with a code',
      deal: 'without a code',
      'free-delivery': `free ${words.delivery}`,
      gift: 'with a free gift',
      leastPercent: (figure) => `${figure} off or more`,
      leastOff: (figure) => `${figure} off or more`,
      mostPrice: (figure) => `for ${figure} or less`,
      notNew: 'without those for new customers alone',
      noMinimum: `no minimum ${words.basket}`,
      exclusive: 'exclusive',
      tested: 'tested, and it worked',
      testedToday: 'tested today',
      testedThisWeek: 'tested in the last 7 days',
      endsToday: 'ends today',
      endsThisWeek: 'ends within 7 days',
    },
    prices: 'A price is known here only where an offer names it; what other goods cost cannot be told.',
    basket: {
      saves: (basket, saved) => `On ${basket} the first one saves ${saved} where its terms fit.`,
      savesSome: (basket, saved, audience) => `On ${basket} the first one saves ${saved}, for some only (${audience}).`,
      more: (saved, audience) => `For some it is more: ${saved} (${audience}).`,
      open: (basket) => `What those below save of ${basket} is not known in advance.`,
      excluded: (basket) => `None of those below goes with a ${words.basket} of ${basket}; why not stands beside each.`,
    },
    outcomes: {
      saves: (saved) => `Saves ${saved}`,
      capped: (saved) => `Saves ${saved}, the most it gives`,
      wouldSave: (saved) => `Would save ${saved}`,
      wouldSaveDelivery: `Would save what ${words.delivery} costs`,
      upTo: (most) => `Up to ${most}, not promised`,
      delivery: `Saves what ${words.delivery} costs`,
      unknown: 'Depends on what you buy',
      belowMinimum: (missing, minimum) => `${missing} short of the minimum of ${minimum}`,
      otherCurrency: (currency) => `Its terms are in ${currency}, so we cannot work it out`,
      inStore: `Only in the ${words.shop} itself`,
    },
    health: {
      tested: (date) => `Last tested ${date}: it worked`,
      failed: (date) => `Last tested ${date}: it did not work`,
      votes: (worked, all) => `worked for ${worked} of ${all} shoppers lately`,
      untested: 'Not tested yet',
    },
    failing: {
      some: 'Those that failed when last tested stand further down.',
      all: 'Whatever could be used failed when last tested.',
    },
    page: {
      says: (merchant, lines) => `The page of ${merchant} says: ${lines}.`,
      quote: (line) => `“${line}”`,
      sentence: (text) => `${text}.`,
      silent: (merchants) =>
        `What stands here of ${merchants} says nothing about that; the ${words.shop} itself knows.`,
      ask: `Name a ${words.shop} to hear what its page here says about that.`,
    },
    topics: {
      failed: () =>
        `A code can have ended, ask for a minimum ${words.basket}, leave out some items, or be for new customers only; its page says what it asks for. Tell us under the code that it did not work, and the next best one is shown there.`,
      use: () =>
        `Open the code on its page here, copy it, and enter it in the field for codes at the ${words.shop}’s ${words.till}. An offer without a code works by its link alone.`,
      howTested: () =>
        'An offer is called tested only when somebody has tried it: beside it stands who did, when, and whether it worked. All others say that nobody has tested them yet.',
      howRanked: () =>
        `What a ${words.shop} pays us never changes the order. How the order comes about is written down.`,
      about: (site) =>
        `${site} collects codes and deals, and says of each whether somebody tested it. Some ${words.shop}s pay us a commission when you buy through our links; you pay no more for it.`,
      privacy: () => 'What is stored of a visit, and for how long, is written down.',
      contact: () =>
        `We sell nothing: orders, deliveries and refunds are the ${words.shop}’s business. You can write to us about what stands here.`,
      cashback: () => `Where a ${words.shop} pays something back, its page says how much.`,
    },
    smallTalk: {
      help: (site) =>
        `Ask for a ${words.shop}, a category or an amount: for example which codes a ${words.shop} has, where ${words.delivery} is free, or what saves most on what you spend. Answers come from the offers of ${site}.`,
      thanks: () => 'Glad to help. Just ask if something else comes up.',
      bye: () => 'Goodbye, and come back any time.',
      hello: () => `Hello! Ask for a ${words.shop}, a category, or what saves most on what you spend.`,
    },
    searchFor: (wording) => `Search for “${wording}”`,
  }
}

export const enGB = createEnglish('en-GB', { shop: 'shop', delivery: 'delivery', basket: 'basket', till: 'checkout' })
export const enUS = createEnglish('en-US', { shop: 'store', delivery: 'shipping', basket: 'cart', till: 'checkout' })
