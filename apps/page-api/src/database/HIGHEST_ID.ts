/** Ids of the catalogue are positive 32-bit numbers; a higher one in a query would be an error. */
export const HIGHEST_ID = 2_147_483_647
