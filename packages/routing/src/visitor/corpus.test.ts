import { describe, expect, it } from 'vitest'
import { detectVisitor } from './detectVisitor.ts'
import type { DeviceClass, KnownBrowser, Platform, Visitor } from './resolveTraits.ts'
import { type LabelledAgent, readUserAgents } from './testing/readUserAgents.ts'
import { tally } from './testing/tally.ts'

const LEAST_SCORE = 0.97
/** The list calls any window of WebKit Safari, other apps' windows and televisions too; the product does not. */
const LEAST_BROWSER_SCORE = 0.94
const OTHER = 'another browser'

/** The words of both lists. A television is looked at from afar, and served as a desk is. */
const DEVICES: Readonly<Record<string, DeviceClass>> = {
  desktop: 'pc',
  mobile: 'mobile',
  tablet: 'tablet',
  tv: 'pc',
  smarttv: 'pc',
  console: 'pc',
}
const PLATFORMS: Readonly<Record<string, Platform>> = { iOS: 'iOS', Android: 'Android' }
/** What is built on a known browser and keeps its name in the user agent counts as that browser; the rest has no label here. */
const BROWSERS: Readonly<Record<string, KnownBrowser>> = {
  Chrome: 'Chrome',
  Chromium: 'Chrome',
  'Chrome Headless': 'Chrome',
  'Chrome WebView': 'Chrome',
  'Mobile Chrome': 'Chrome',
  Firefox: 'Firefox',
  'Mobile Firefox': 'Firefox',
  Safari: 'Safari',
  'Mobile Safari': 'Safari',
  Opera: 'Opera',
  'Opera Touch': 'Opera',
  'Opera Coast': 'Opera',
  'Opera Mini': 'Opera',
  'Opera Mobi': 'Opera',
  'Opera Tablet': 'Opera',
  'Opera GX': 'Opera',
  Edge: 'Edge',
  'Microsoft Edge': 'Edge',
  Brave: 'Brave',
}

const lists = readUserAgents()
const missing = lists ? '' : ': NOT RUN, because ../shared/data/user-agents is not on this machine'

const deviceLabel = ({ device }: LabelledAgent) => DEVICES[device]
const browserLabel = ({ browser }: LabelledAgent) => BROWSERS[browser]
const platformLabel = ({ os }: LabelledAgent) => (os === '' ? undefined : (PLATFORMS[os] ?? 'PC'))
const ask =
  (field: 'device' | 'browser' | 'platform') =>
  ({ userAgent }: LabelledAgent): string =>
    detectVisitor({ userAgent, extensionName: OTHER })[field]

describe.skipIf(!lists)(`real user agents${missing}`, () => {
  const { bowser, uaParser } = lists ?? { bowser: [], uaParser: { device: [], browser: [], os: [], cpu: [] } }

  it('[R1.3] [R9.9] are of the device that their label says, in 97 of 100 cases', () => {
    const found = print('bowser, devices', tally(bowser, { expected: deviceLabel, answer: ask('device') }))
    expect(found.total, 'all that have a label and are no bots').toBe(221)
    expect(found.score).toBeGreaterThanOrEqual(LEAST_SCORE)
  })

  it('[R9.9] are of the platform that their label says in 97 of 100 cases, and of the browser in 94', () => {
    const shoppers = bowser.filter(({ device }) => device !== 'bot')
    const browsers = print('bowser, browsers', tally(shoppers, { expected: browserLabel, answer: ask('browser') }))
    const platforms = print('bowser, platforms', tally(shoppers, { expected: platformLabel, answer: ask('platform') }))
    expect(browsers.total).toBeGreaterThan(100)
    expect(browsers.score).toBeGreaterThanOrEqual(LEAST_BROWSER_SCORE)
    expect(platforms.total).toBeGreaterThan(200)
    expect(platforms.score).toBeGreaterThanOrEqual(LEAST_SCORE)
  })

  it('[R1.3] [R9.9] of every other list are taken, and always answered from the closed sets', () => {
    const all = Object.values(uaParser).flat()
    expect(all.length).toBeGreaterThan(1000)
    for (const { userAgent } of all) expect(isWhole(detectVisitor({ userAgent, extensionName: OTHER }))).toBe(true)
    print('ua-parser-js, devices', tally(uaParser.device, { expected: deviceLabel, answer: ask('device') }))
    print('ua-parser-js, browsers', tally(uaParser.browser, { expected: browserLabel, answer: ask('browser') }))
    print('ua-parser-js, platforms', tally(uaParser.os, { expected: platformLabel, answer: ask('platform') }))
  })
})

function isWhole({ browser, platform, device, bot, inApp }: Visitor): boolean {
  return (
    [...Object.values(BROWSERS), OTHER].includes(browser) &&
    ['iOS', 'Android', 'PC'].includes(platform) &&
    ['mobile', 'tablet', 'pc'].includes(device) &&
    [bot, inApp].every((flag) => typeof flag === 'boolean')
  )
}

function print<Figures extends ReturnType<typeof tally>>(name: string, figures: Figures): Figures {
  const { right, total, score, misses } = figures
  const kinds = misses.map(([kind, count]) => `${kind}: ${count}`).join(', ')
  console.info(`${name}: ${right} of ${total} as labelled (${(score * 100).toFixed(1)} %)${kinds && `; ${kinds}`}`)
  return figures
}
