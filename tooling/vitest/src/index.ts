export { CHROMIUM_ARGUMENTS, chromiumLaunch, findChromium } from './findChromium.ts'
export { browserSettings, browserTests, nodeTests, TIMEOUTS } from './projects.ts'
