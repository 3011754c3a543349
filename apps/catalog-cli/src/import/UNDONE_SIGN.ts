/** The sign of an offer that stays only because shoppers have used it: the import that brought it was undone. */
export const UNDONE_SIGN = 'undone'
