import type { CategorySlug } from '../../import/draft/CategorySlug.ts'

/** What the demo says about its categories, in the order in which they get their ids. */
export const englishCategories = {
  fashion: 'Clothes, shoes and bags. Codes here often leave out sale items, so the terms are worth a look first.',
  'home-garden':
    'Furniture, kitchen, bedding and everything that grows. Large items may carry their own {delivery} charge.',
  electronics: 'Sound, screens, phones and the cables between them. Most codes are for one item per order.',
  'food-drink': 'Groceries, meal boxes, coffee and treats. First-order codes are the biggest; we mark them clearly.',
  'health-beauty':
    'Skin care, vitamins, opticians and pharmacies. Prescription items are left out by every {shop} we list.',
  travel: 'Stays, trains, flights and luggage. Dates matter more than codes: read the travel window before you book.',
  software: 'Apps and subscriptions. Check what a plan costs when the first year is over.',
  games: 'Board games, consoles and downloads, for one player or a table full of them.',
  'books-media': 'Books, audiobooks, music and films, on paper and on screens.',
  education: 'Courses and languages, most of them at your own pace.',
} as const satisfies Partial<Record<CategorySlug, string>>
