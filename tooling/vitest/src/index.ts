export { CHROMIUM_ARGUMENTS, chromiumLaunch, findChromium } from './findChromium.ts'
export { browserSettings, browserTests, MODULE_SERVER, nodeTests, RETRIES, TIMEOUTS } from './projects.ts'
