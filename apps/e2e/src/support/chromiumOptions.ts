import type { LaunchOptions } from '@playwright/test'
import { chromiumLaunch } from '@clipfront/vitest'
import type { TestBed } from './testBed.ts'

/**
 * A Chromium that finds the production names on this machine: what a shopper sees there is what is tested.
 * @param more arguments of a test of its own
 */
export function chromiumOptions({ origins }: Pick<TestBed, 'origins'>, more: readonly string[] = []): LaunchOptions {
  return chromiumLaunch([
    '--host-resolver-rules=MAP *.example 127.0.0.1',
    `--unsafely-treat-insecure-origin-as-secure=${Object.values(origins).join(',')}`,
    ...more,
  ])
}
