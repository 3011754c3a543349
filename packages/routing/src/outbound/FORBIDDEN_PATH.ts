/** Where a shopper goes when an offer cannot be opened (R2.1). */
export const FORBIDDEN_PATH = '/403'
