import { describe, expect, it } from 'vitest'
import { resolveView } from './resolveView.ts'
import { resolveClock } from './clock.ts'
import { readTypedClock, writeClock } from './clockPresets.ts'

describe('what the toolbar chose', () => {
  it('is the British site by day, online and at a desk, where nothing was', () => {
    expect(resolveView({})).toMatchObject({
      site: { label: 'uk', businessUnit: 'main', direction: 'ltr' },
      scheme: 'light',
      hasForcedColours: false,
      device: 'pc',
      network: 'online',
      extension: { hasExtension: false, isPureExtension: false },
      clock: 'samples',
    })
  })

  it('the unit brings its site of the same language, and speaks the language where it has none', () => {
    expect(resolveView({ site: 'main-de', unit: 'cpw' }).site).toMatchObject({ code: 'cpde' })
    const french = resolveView({ site: 'main-fr', unit: 'cpw' })
    expect(french.site).toMatchObject({ businessUnit: 'cpw', language: 'fr-FR' })
    expect(french.messages.home).toBe('Accueil')
  })

  it('the language brings its words and its direction, and leaves look and currency of the site', () => {
    const { site, messages } = resolveView({ site: 'cpw-cpuk', language: 'ar-AE' })
    expect(site).toMatchObject({ language: 'ar-AE', direction: 'rtl', look: 'grid', currency: 'GBP' })
    expect(messages.home).toMatch(/\p{Script=Arabic}/u)
  })

  it('a pseudo-locale distorts the English words', () => {
    expect(resolveView({ language: 'en-XA' }).messages.home).toMatch(/^Ĥöɱé/)
    expect(resolveView({ language: 'en-XB' }).site.direction).toBe('rtl')
  })

  it.each([
    [{ direction: 'rtl' }, { site: { direction: 'rtl', language: 'en-GB' } }],
    [{ scheme: 'split' }, { scheme: 'split' }],
    [{ contrast: 'forced' }, { hasForcedColours: true }],
    [{ viewport: { value: 'xs' } }, { device: 'mobile' }],
    [{ viewport: { value: 'md' } }, { device: 'tablet' }],
    [{ viewport: { value: 'xs' }, device: 'pc' }, { device: 'pc' }],
    [{ network: 'offline' }, { network: 'offline' }],
    [{ network: 'nonsense' }, { network: 'online' }],
    [{ extension: 'installed' }, { extension: { hasExtension: true, isPureExtension: false } }],
    [{ extension: 'visit' }, { extension: { hasExtension: true, isPureExtension: true } }],
  ])('%o', (globals, view) => {
    expect(resolveView(globals)).toMatchObject(view)
  })
})

it('the same choices are the same site', () => {
  const choices = { language: 'en-XA', direction: 'rtl' }
  expect(resolveView(choices).site).toBe(resolveView({ ...choices }).site)
})

describe('the clock', () => {
  const shown = { coupons: [{ endsAt: '2026-12-31T23:59:59.000Z' }, { endsAt: '2026-11-20T17:30:00.000Z' }] }

  it.each([
    ['samples', '2026-11-20T12:00:00.000Z'],
    ['nonsense', '2026-11-20T12:00:00.000Z'],
    ['ends-in-2h', '2026-11-20T15:30:00.000Z'],
    ['just-ended', '2026-11-20T17:31:00.000Z'],
    ['new-year', '2027-01-01T00:01:00.000Z'],
    ['2026-12-31T23-59', '2026-12-31T23:59:00.000Z'],
  ])('%s is %s', (clock, moment) => {
    expect(resolveClock(clock, shown)).toBe(moment)
  })

  it('stays at the samples where nothing in a story ends', () => {
    expect(resolveClock('ends-in-2h', {})).toBe('2026-11-20T12:00:00.000Z')
  })

  it('a typed moment goes into the address without a colon, and back', () => {
    expect(writeClock('2026-12-31T23:59')).toBe('2026-12-31T23-59')
    expect(readTypedClock('2026-12-31T23-59')).toBe('2026-12-31T23:59')
  })
})
