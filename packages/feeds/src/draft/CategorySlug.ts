/** The catalogue's own categories: a closed list, so that feeds cannot grow pages. `other` takes what nothing else fits. */
export type CategorySlug =
  | 'software'
  | 'games'
  | 'books-media'
  | 'electronics'
  | 'fashion'
  | 'home-garden'
  | 'food-drink'
  | 'travel'
  | 'health-beauty'
  | 'education'
  | 'services'
  | 'other'
