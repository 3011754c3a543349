const PAUSE_MS = 60_000

/**
 * Whether the document may be loaded anew for code that could not be had (R4.9).
 * @param noted when that last happened, in ms, as it was written; null when never
 */
export function mayReload(noted: string | null, now: number): boolean {
  const last = noted === null ? Number.NaN : Number(noted)
  return !Number.isFinite(last) || last > now || now - last > PAUSE_MS
}
