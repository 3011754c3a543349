import { HIGHEST_ID } from '../database/HIGHEST_ID.ts'

/** An identifier of the catalogue out of an address; null when it is none. */
export function parseId(value: string | null | undefined): number | null {
  if (!value || !/^[1-9]\d{0,9}$/.test(value)) return null
  const id = Number(value)
  return id <= HIGHEST_ID ? id : null
}
