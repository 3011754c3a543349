/** The part of a long text that is still needed, by places in the whole, with the lines that lie before it. */
export class TextWindow {
  #text = ''
  #start = 0
  #line = 1
  #countedTo = 0

  get start(): number {
    return this.#start
  }

  /** The place behind its last character. */
  get end(): number {
    return this.#start + this.#text.length
  }

  add(text: string): void {
    this.#text += text
  }

  slice(from: number, to: number): string {
    return this.#text.slice(from - this.#start, to - this.#start)
  }

  /** The place behind the first match at or after a place. */
  find(pattern: RegExp, from: number): number | undefined {
    pattern.lastIndex = Math.max(0, from - this.#start)
    return pattern.test(this.#text) ? this.#start + pattern.lastIndex : undefined
  }

  /** The line of a place, from 1. Places must be asked for in order. */
  lineAt(place: number): number {
    const to = place - this.#start
    for (
      let at = this.#text.indexOf('\n', this.#countedTo - this.#start);
      at !== -1 && at < to;
      at = this.#text.indexOf('\n', at + 1)
    )
      this.#line += 1
    this.#countedTo = Math.max(this.#countedTo, place)
    return this.#line
  }

  /** Nothing before this place will be asked for any more. */
  forget(place: number): void {
    this.lineAt(place)
    this.#text = this.#text.slice(place - this.#start)
    this.#start = place
  }
}
