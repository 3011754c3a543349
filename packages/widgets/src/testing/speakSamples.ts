import type { Site } from '@clipfront/site-config'
import { sampleTexts } from './messages/sampleTexts.ts'

/** How much a pound of the samples is in another currency, roundly: prices must look like prices. */
const WORTH: Readonly<Record<string, number>> = { GBP: 1, EUR: 1, USD: 1, DKK: 10, AED: 5, JPY: 200 }
const SAMPLE_CURRENCY = 'GBP'

/**
 * What a story shows, as a site in another language would: the words of its samples in that language, their prices in the site's
 * currency. Whatever the samples do not say, such as names, and what is nobody's words, stays as it is.
 */
export function speakSamples<Shown extends object>(shown: Shown, site: Pick<Site, 'language' | 'currency'>): Shown {
  const primary = new Intl.Locale(site.language).language
  const texts: Readonly<Record<string, string>> =
    Object.entries(sampleTexts).find(([language]) => language === primary)?.[1] ?? {}
  const worth = WORTH[site.currency] ?? 1
  const money = new Intl.NumberFormat(site.language, {
    style: 'currency',
    currency: site.currency,
    maximumFractionDigits: 0,
  })
  const words = new Map(
    Object.entries(texts).map(([english, text]) => [
      english,
      text.replaceAll(/\{(\d+)\}/g, (_, amount: string) => money.format(Number(amount) * worth)),
    ]),
  )
  const speech = { words, currency: site.currency, worth }
  return Object.fromEntries(Object.entries(shown).map(([key, value]) => [key, speak(value, speech)])) as Shown
}

interface Speech {
  words: ReadonlyMap<string, string>
  currency: string
  worth: number
}

function speak(shown: unknown, speech: Speech): unknown {
  if (typeof shown === 'string') return speech.words.get(shown) ?? shown
  if (Array.isArray(shown)) return shown.map((item) => speak(item, speech))
  if (!isPlain(shown)) return shown
  const spoken = Object.fromEntries(Object.entries(shown).map(([key, value]) => [key, speak(value, speech)]))
  return shown['currency'] === SAMPLE_CURRENCY && speech.currency !== SAMPLE_CURRENCY ? price(spoken, speech) : spoken
}

/** Of a discount, a limit, a price: all of its amounts are in its currency. */
function price(spoken: Readonly<Record<string, unknown>>, { currency, worth }: Speech): object {
  const amounts = Object.entries(spoken).map(([key, value]) => [key, typeof value === 'number' ? value * worth : value])
  return { ...Object.fromEntries(amounts), currency }
}

/** Elements, what has a class of its own, and what can be called, such as a store with its listeners, are no samples. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false
  if (Object.getPrototypeOf(value) !== Object.prototype) return false
  return !Object.values(value).some((part) => typeof part === 'function')
}
