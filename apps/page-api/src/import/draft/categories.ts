/** The catalogue's own categories: a closed list, so that feeds cannot grow pages. `other` takes what nothing else fits. */
export const CATEGORIES = {
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
} as const satisfies Record<string, string>

export type CategorySlug = keyof typeof CATEGORIES
