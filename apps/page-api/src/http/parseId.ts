const HIGHEST_ID = 2_147_483_647

/** An identifier of the catalogue out of an address; null when it is none: the column holds positive 32-bit numbers. */
export function parseId(value: string | null | undefined): number | null {
  if (!value || !/^[1-9]\d{0,9}$/.test(value)) return null
  const id = Number(value)
  return id <= HIGHEST_ID ? id : null
}
