interface Entry {
  path: string
  /** How far from its top the page was left, in pixels. */
  top: number
}

/** What the session history must hold: a tour's own record, to compare with the browser's. */
export class Itinerary {
  readonly #entries: Entry[]
  #at = 0

  constructor(start: string) {
    this.#entries = [{ path: start, top: 0 }]
  }

  /** The entry whose page must show. */
  get here(): Entry {
    const entry = this.#entries[this.#at]
    if (!entry) throw new Error(`the tour has no entry ${this.#at}`)
    return entry
  }

  /** Whether it goes so far forth or back. */
  reaches(by: number): boolean {
    return this.#entries[this.#at + by] !== undefined
  }

  push(path: string): void {
    this.#at += 1
    this.#entries.splice(this.#at, Number.POSITIVE_INFINITY, { path, top: 0 })
  }

  /** @param by so far as it reaches */
  go(by: number): void {
    this.#at += by
  }
}
