import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { NOT_COMPARED } from './recording.ts'

/** Says once, at the end, that pictures were not compared and why: a skipped test is easily taken for a passed one. */
export default class HindranceReporter implements Reporter {
  readonly #reasons = new Map<string, number>()

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations) {
      if (type === NOT_COMPARED) this.#reasons.set(description, (this.#reasons.get(description) ?? 0) + 1)
    }
  }

  onEnd(): void {
    for (const [reason, pages] of this.#reasons) console.log(`\n${pages} pages ${NOT_COMPARED}: ${reason}`)
  }
}
