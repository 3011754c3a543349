import { type Site, type SiteCode, sites } from '@clipfront/site-config'
import { chromiumLaunch } from '@clipfront/vitest'
import { findFreePort } from '@clipfront/vitest/free-port'
import type { LaunchOptions } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The moment at which every process of the test bed believes to be. */
export const NOW = '2026-11-20T12:00:00.000Z'

const PORT_NAMES = ['PORT_MAIN', 'PORT_CPW', 'PORT_API', 'PORT_ADMIN_MAIN', 'PORT_ADMIN_CPW', 'PORT_ADMIN_API'] as const
type PortName = (typeof PORT_NAMES)[number]

type SiteLabel<Code extends string> = Code extends `${infer Label}.${string}` ? Label : Code

export interface TestBed {
  ports: Record<PortName, number>
  /** Every site under its production name, by the label of its code: `origins.uk`. */
  origins: Record<SiteLabel<SiteCode>, string>
  /** The environment of the started processes, and of commands that run beside them. */
  environment: Record<string, string>
}

/** Where the data folders of runs lie, and how their names begin. */
export const DATA_FOLDER_PREFIX = path.join(tmpdir(), 'clipfront-e2e-')

/**
 * Ports and a data folder of this run's own. Playwright reads its configuration again in every worker; what the first
 * reading chose is handed on through the environment.
 */
export async function testBed(): Promise<TestBed> {
  // The servers make it: others read the configuration too, and must leave nothing.
  process.env['E2E_DATA'] ??= DATA_FOLDER_PREFIX + randomUUID()
  for (const name of PORT_NAMES) process.env[`E2E_${name}`] ??= String(await findFreePort())
  const ports = Object.fromEntries(PORT_NAMES.map((name) => [name, Number(process.env[`E2E_${name}`])])) as Record<
    PortName,
    number
  >
  return {
    ports,
    origins: Object.fromEntries(
      sites.map((site) => [site.label, `http://${site.hosts[0]}:${ports[choosePort(site)]}`]),
    ) as TestBed['origins'],
    environment: {
      ...Object.fromEntries(PORT_NAMES.map((name) => [name, String(ports[name])])),
      CLIPFRONT_DATA: process.env['E2E_DATA'],
      CLIPFRONT_NOW: NOW,
      // Requests may say whose they are, as behind a load balancer.
      TRUSTED_PROXIES: '127.0.0.1',
      PAGE_API_URL: `http://127.0.0.1:${ports.PORT_API}`,
      DATABASE_URL: process.env['E2E_DATABASE_URL'] ?? '',
    },
  }
}

/** The port of the server that knows the site. */
export function choosePort({ businessUnit }: Pick<Site, 'businessUnit'>): 'PORT_MAIN' | 'PORT_CPW' {
  return businessUnit === 'main' ? 'PORT_MAIN' : 'PORT_CPW'
}

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

/** What a shopper's Chrome says. A headless Chromium names itself a robot, and robots get no click-out. */
export const SHOPPER_USER_AGENT =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
