import { afterAll, onTestFinished, TestRunner } from 'vitest'

/**
 * Does this once what was made before is not used any more: at the end of the test that made it, or of the file. An `afterAll` that
 * is called within a test is never heard of again.
 */
export function whenUnused(work: () => void | Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(work)
  else afterAll(work)
}
