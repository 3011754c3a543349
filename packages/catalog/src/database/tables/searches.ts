/** Searches that found nothing, counted. */
export interface SearchMissTable {
  site: string
  /** Of UTC. */
  day: string
  /** Normalised; empty for all that are counted without their words. */
  query: string
  times: number
}
