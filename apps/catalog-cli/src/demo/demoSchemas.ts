import * as v from 'valibot'
import type { CategorySlug } from '@clipfront/feeds/draft'

const CATEGORIES = [
  'software',
  'games',
  'books-media',
  'electronics',
  'fashion',
  'home-garden',
  'food-drink',
  'travel',
  'health-beauty',
  'education',
  'services',
  'other',
] as const satisfies readonly CategorySlug[]

/**
 * `{m:40}` in a text is an amount in the site's currency, `{name}` the merchant's name, another word in braces one of the
 * language's `words`: `{delivery}` is "shipping" on an American site. Longer texts are Markdown.
 */
const text = v.pipe(v.string(), v.regex(/^\S(?:.*\S)?$/su, 'Write a text without blanks at its ends'))
const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Write a slug of lower-case letters, digits and single dashes'),
)
const category = v.picklist(CATEGORIES)
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Days before the moment of seeding; a fraction is hours. */
const daysAgo = v.pipe(v.number(), v.minValue(0))
/** Days after the moment of seeding; negative is past. */
const daysAhead = v.number()

const questions = v.array(v.strictObject({ question: text, answer: text }))
const summarised = { name: text, summary: text }
const label = v.strictObject({ ...summarised, about: text })

/** `common.yaml`: what every language shares. */
export const commonSchema = v.strictObject({
  tags: v.array(slug),
  /** Made-up makers, with the categories whose merchants sell their goods. */
  brands: v.array(v.strictObject({ slug, name: text, categories: v.array(category) })),
  /** Parts of categories, with the merchant whose offers are in them. */
  parts: v.array(v.strictObject({ slug, parent: category, merchant: slug })),
  /** Events, with the categories that they are about; one without dates is always on. */
  topics: v.array(
    v.strictObject({
      slug,
      starts: v.optional(daysAhead),
      ends: v.optional(daysAhead),
      categories: v.array(category),
    }),
  ),
  posts: v.array(
    v.strictObject({ slug, category: v.optional(category), published: daysAgo, changed: v.optional(daysAgo) }),
  ),
  /** The first testers of each language; they write the posts. */
  authors: v.strictTuple([slug, slug]),
  channels: v.array(
    v.strictObject({
      slug,
      lanes: v.array(
        v.variant('kind', [
          v.strictObject({ kind: v.literal('newest') }),
          v.strictObject({ kind: v.picklist(['category', 'tag', 'brand', 'topic']), slug }),
        ]),
      ),
    }),
  ),
  cashback: v.array(
    v.strictObject({ merchant: slug, percentBefore: percent, percent, trackingHours: count, payingDays: count }),
  ),
  /** Addresses that were; one without `current` is gone. */
  formerSlugs: v.array(
    v.strictObject({ kind: v.picklist(['merchant', 'tag']), slug, current: v.optional(slug), since: daysAgo }),
  ),
})

/** `<folder>/catalog.yaml` */
export const catalogSchema = v.strictObject({
  /** By BCP 47 tag: people who try codes at the till, and what words in braces mean. */
  languages: v.record(
    v.string(),
    v.strictObject({
      testers: v.strictTuple([text, text, text, text]),
      words: v.optional(v.record(v.string(), text), {}),
    }),
  ),
  /** What is said of each category, in the order of their ids. */
  categories: v.record(category, text),
  parts: v.record(slug, v.strictObject(summarised)),
  /** Words that find each other in the search. */
  synonyms: v.array(v.strictTuple([text, text])),
  /** Of every category. */
  questions,
  /** In the order of their ids. Each has a file in `merchants/`. */
  merchants: v.array(slug),
})

/** `<folder>/offers.yaml` */
export const offersSchema = v.strictObject({
  /** Terms of a code, of a deal, and of both. */
  terms: v.strictObject({ code: text, deal: text, always: text }),
  /** What a tester notes of a code that fails, by why it does. */
  failures: v.strictObject({ expired: text, minimum: text, excluded: text, other: text }),
  /** Said of what there is no more of, and of a code that each shopper is sent alone. */
  soldOut: text,
  personal: text,
  tags: v.record(slug, label),
  brands: v.record(slug, v.strictObject({ summary: text, about: text })),
})

/** `<folder>/merchants.yaml`: what is said of all merchants. */
export const merchantTextsSchema = v.strictObject({
  howToUse: text,
  questions,
  /** The last one waits for review. */
  reviews: v.array(
    v.strictObject({
      rating: v.picklist([1, 2, 3, 4, 5]),
      title: v.optional(text),
      body: text,
      by: text,
    }),
  ),
  cashback: v.strictObject({ newCustomers: text, accessories: text, exclusions: text, terms: text }),
})

/** `<folder>/stories.yaml` */
export const storiesSchema = v.strictObject({
  topics: v.record(slug, v.strictObject({ ...summarised, about: text, questions: v.optional(questions, []) })),
  /** A heading for each lane. */
  channels: v.record(slug, v.strictObject({ ...summarised, headings: v.array(text) })),
  authors: v.record(slug, v.strictObject({ role: text, about: text })),
  /** `[offer](/stores/SLUG)` alone in a paragraph of the body is the place of that merchant's best offer. */
  posts: v.record(slug, v.strictObject({ title: text, summary: text, body: text })),
})

const upTo = v.optional(v.boolean(), false)
/** A place in the language's list of testers. */
const tester = v.picklist([0, 1, 2, 3])
/** What an offer is worth; amounts are in the site's currency. */
const saveSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('percent'), percent, upTo }),
  v.strictObject({ kind: v.literal('money'), amount: v.number(), upTo }),
  v.strictObject({ kind: v.literal('price'), amount: v.number(), was: v.optional(v.nullable(v.number()), null) }),
  /** "3 for 2": `all` are sent, `paid` are paid for. */
  v.strictObject({ kind: v.literal('bundle'), all: count, paid: count }),
  v.strictObject({ kind: v.literal('other'), text }),
  v.strictObject({ kind: v.picklist(['free-delivery', 'gift', 'free']) }),
])

const offerSchema = v.strictObject({
  title: text,
  /** A deal has none. */
  code: v.optional(v.pipe(v.string(), v.regex(/^[\p{Lu}0-9]{3,14}$/u, 'Write a code of 3 to 14 capitals and digits'))),
  save: saveSchema,
  detail: v.optional(text),
  terms: v.optional(v.array(text), []),
  /** What the basket must come to, in the site's currency. */
  leastBasket: v.optional(v.number()),
  audience: v.optional(v.picklist(['new-customers', 'students', 'members'])),
  /** Who tried it last, with success; `hours` ago. */
  tested: v.optional(v.strictObject({ by: tester, hours: v.number() })),
  /** The same of one that failed then, and why; without `by` a program tried it. Such offers have no `tested`. */
  failed: v.optional(
    v.strictObject({
      by: v.optional(tester),
      hours: v.number(),
      why: v.picklist(['expired', 'minimum', 'excluded', 'other']),
    }),
  ),
  starts: v.optional(daysAhead),
  ends: v.optional(daysAhead),
  /** When it was first listed. */
  seen: daysAgo,
  /** Of the last 30 days. */
  votes: v.optional(v.strictObject({ worked: count, failed: count }), { worked: 0, failed: 0 }),
  exclusive: v.optional(v.boolean(), false),
  /** Each shopper is sent a code that works once; it is listed without one. */
  personal: v.optional(v.boolean(), false),
  /** When its merchant ran out of it. */
  soldOut: v.optional(daysAgo),
  /** When its feed took it back, or an editor hid it. Such offers come last. */
  withdrawn: v.optional(daysAgo),
  hidden: v.optional(daysAgo),
  /** Categories beside those of its merchant. */
  alsoIn: v.optional(v.array(category), []),
})

/** `<folder>/merchants/<slug>.yaml` */
export const merchantSchema = v.strictObject({
  name: text,
  categories: v.tupleWithRest([category], category),
  /** How well known it is. */
  popularity: percent,
  summary: text,
  about: v.optional(text),
  /** By their labels. */
  facts: v.record(text, text),
  offers: v.array(offerSchema),
})

export type DemoOffer = v.InferOutput<typeof offerSchema>
export type DemoMerchant = v.InferOutput<typeof merchantSchema> & { slug: string }
