export { CHROMIUM_ARGUMENTS, chromiumLaunch, findChromium } from './findChromium.ts'
export { browserSettings, browserTests, nodeTests, RETRIES, TIMEOUTS } from './projects.ts'
