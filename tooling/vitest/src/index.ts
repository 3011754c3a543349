export { CHROMIUM_ARGUMENTS, chromiumLaunch, findChromium } from './findChromium.ts'
export { browserSettings, browserTests, nodeTests, RETRIES, SERVER_OPTIONS, TIMEOUTS } from './projects.ts'
