import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Pages of the browser's own that each of its windows loads, for a second of processor time, and a process kept in reserve. */
const NEVER_LOOKED_AT = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']
/** What Playwright switches off. Of two lists Chromium believes the last alone, so it is repeated here. */
const SWITCHED_OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** Switches every test browser starts with: no sandbox (it cannot nest in a container), nothing that reaches for the network. */
export const CHROMIUM_ARGUMENTS = [
  `--disable-features=${[...SWITCHED_OFF_BY_PLAYWRIGHT, ...NEVER_LOOKED_AT].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const SYSTEM_CHROMIUMS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The Chromium that tests run in: the one named by `CHROMIUM`, else Playwright's own, else the system's.
 * @returns its path, or undefined when the machine has none
 */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM'], chromium.executablePath(), ...SYSTEM_CHROMIUMS].find(
    (path) => path && existsSync(path),
  )
}

/** A slow machine that runs everything at once takes its time to start a browser. */
const STARTING_MS = 90_000

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
