/** One import of one file, which can be undone by its number. */
export interface ImportRun {
  /** Its number in `import_run`. */
  run: number
  /** Code of the site. */
  site: string
  now: Date
}
