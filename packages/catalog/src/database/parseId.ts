/** Ids of the catalog are positive 32-bit numbers; a higher one in a query would be an error. */
export const HIGHEST_ID = 2_147_483_647

/** An id of the catalog out of an address; null when it is none. */
export function parseId(value: string | null | undefined): number | null {
  if (!value || !/^[1-9]\d{0,9}$/.test(value)) return null
  const id = Number(value)
  return id <= HIGHEST_ID ? id : null
}
