import { CHROMIUM_ARGUMENTS, findChromium } from './findChromium.ts'

/** A slow machine that runs everything at once takes its time to start a browser. */
const STARTING_MS = 180_000

/**
 * How tests launch their Chromium, by Playwright.
 * @param more arguments beside those of every test
 */
export function chromiumLaunch(more: readonly string[] = []) {
  const executablePath = findChromium()
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [...CHROMIUM_ARGUMENTS, ...more],
    timeout: STARTING_MS,
  }
}
