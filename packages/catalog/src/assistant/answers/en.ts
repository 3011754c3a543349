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
    others: 'Other offers from there are below.',
    elsewhere: 'These are the closest matches.',
    similar: (merchants) => `${words.shop[0]?.toUpperCase()}${words.shop.slice(1)}s like ${merchants} are below.`,
    popular: 'These are popular here.',
    someWords: (wording) => `No single offer there matches all of “${wording}”.`,
    unknown: (wording) => `Nothing here matches “${wording}”.`,
    withoutWords: (wording) => `No offer there mentions “${wording}”.`,
    sorted: {
      newest: 'The newest come first.',
      biggest: 'The biggest percentages come first, then the biggest amounts.',
      ending: 'Those ending soonest come first.',
    },
    labels: {
      part: 'matching part of it',
      code: 'with a code',
      deal: 'without a code',
      'free-delivery': `free ${words.delivery}`,
      gift: 'with a free gift',
      leastPercent: (figure) => `${figure} off or more`,
      leastOff: (figure) => `${figure} off or more`,
      mostPrice: (figure) => `for ${figure} or less`,
      notNew: 'excluding those for new customers only',
      noMinimum: `no minimum ${words.basket}`,
      exclusive: 'exclusive',
      tested: 'tested, and it worked',
      testedToday: 'tested today',
      testedThisWeek: 'tested in the last 7 days',
      endsToday: 'ends today',
      endsThisWeek: 'ends within 7 days',
    },
    prices: 'We know a price only if an offer gives one; we cannot tell you what other items cost.',
    basket: {
      saves: (basket, saved) => `On ${basket} the first one saves ${saved} if its terms fit.`,
      savesSome: (basket, saved, audience) =>
        `On ${basket} the first one saves ${saved}, but only for some (${audience}).`,
      more: (saved, audience) => `For some it is more: ${saved} (${audience}).`,
      open: (basket) => `We cannot tell in advance what those below save on ${basket}.`,
      excluded: (basket) => `None of those below works with a ${words.basket} of ${basket}; each one says why.`,
    },
    outcomes: {
      saves: (saved) => `Saves ${saved}`,
      capped: (saved) => `Saves ${saved}, the most it can`,
      wouldSave: (saved) => `Would save ${saved}`,
      wouldSaveDelivery: `Would save the ${words.delivery} charge`,
      upTo: (most) => `Up to ${most}, not guaranteed`,
      delivery: `Saves the ${words.delivery} charge`,
      unknown: 'Depends on what you buy',
      belowMinimum: (missing, minimum) => `${missing} short of the minimum of ${minimum}`,
      otherCurrency: (currency) => `Its terms are in ${currency}, so we cannot calculate it`,
      inStore: `Only in the ${words.shop} itself`,
    },
    health: {
      tested: (date) => `Last tested ${date}: it worked`,
      failed: (date) => `Last tested ${date}: it did not work`,
      votes: (worked, all) => `worked for ${worked} of ${all} shoppers lately`,
      untested: 'Not tested yet',
    },
    failing: {
      some: 'Those that failed when last tested are further down.',
      all: 'Every offer that might apply failed when last tested.',
    },
    page: {
      says: (merchant, lines) => `The page of ${merchant} says: ${lines}.`,
      quote: (line) => `“${line}”`,
      sentence: (text) => `${text}.`,
      silent: (merchants) => `We have nothing on that for ${merchants}; ask the ${words.shop} itself.`,
      ask: `Name a ${words.shop} to see what its page here says about that.`,
    },
    topics: {
      failed: () =>
        `A code may have expired, need a minimum ${words.basket}, exclude some items or be for new customers only; its page says which. Tell us below the code that it did not work, and we will show you the next best one.`,
      use: () =>
        `Open the code on its page here, copy it, and enter it at the ${words.shop}’s ${words.till}. An offer without a code works through its link alone.`,
      howTested: () =>
        'We call an offer tested only if somebody has tried it. It then says who did, when, and whether it worked. All others say “Not tested yet”.',
      howRanked: () => `What a ${words.shop} pays us never changes the order. See how we rank offers.`,
      about: (site) =>
        `${site} collects codes and deals, and says whether each was tested. Some ${words.shop}s pay us a commission when you buy through our links; you pay no more for it.`,
      privacy: () => 'See what we store about a visit, and for how long.',
      contact: () =>
        `We sell nothing: for orders, deliveries and refunds, contact the ${words.shop}. You can write to us about anything on this site.`,
      cashback: () => `If a ${words.shop} gives cashback, its page says how much.`,
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
