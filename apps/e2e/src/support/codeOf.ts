import { expect, type Page } from '@playwright/test'
import { ask } from './ask.ts'
import type { TestBed } from './testBed.ts'

/** The scripts and stylesheets of an address's page, as the server names them in its document. */
export async function codeOf({ ports, origins }: TestBed, path: string): Promise<string[]> {
  const { body } = await ask(ports.PORT_MAIN, new URL(origins.www).hostname, path)
  return [...body.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
}

/** Waits until the browser has all of these files. */
export async function untilHere(page: Page, files: readonly string[]): Promise<void> {
  const missing = () =>
    page.evaluate((wanted) => {
      const here = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
      return wanted.filter((file) => !here.has(file))
    }, files)
  await expect.poll(missing).toEqual([])
}
