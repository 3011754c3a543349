export { chromiumLaunch } from './chromiumLaunch.ts'
export { CHROMIUM_ARGUMENTS, findChromium } from './findChromium.ts'
export { browserSettings, browserTests, nodeTests, PATIENCE } from './projects.ts'
