/** A run that is being undone. */
export interface UndoneRun {
  id: number
  site: string
  started_at: Date
  /** Runs of the site after it that stand. */
  later: number[]
}
