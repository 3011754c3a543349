import type { Site } from '@clipfront/site-config'

export type Region = Pick<Site, 'language' | 'currency'>

/** Above a million pounds is no basket of a shopper. */
const MOST = 1_000_000
/** Yen and the like: a hundred of them are worth what one pound is. */
const WITHOUT_COINS = 100

/** @returns an amount as a shopper might type it, and the highest that is read */
export function amountLimits(region: Region): { example: number; most: number } {
  const scale = countDecimals(region) === 0 ? WITHOUT_COINS : 1
  return { example: 80 * scale, most: MOST * scale }
}

/** @returns how many the region's currency has */
export function countDecimals({ language, currency }: Region): number {
  return findParts(1, language, { style: 'currency', currency }, 'fraction')[0]?.length ?? 0
}

/** @returns the parts of that kind of an amount as it is written there */
export function findParts(
  amount: number,
  language: string,
  options: Intl.NumberFormatOptions,
  wanted: Intl.NumberFormatPartTypes,
): string[] {
  const parts = new Intl.NumberFormat(language, options).formatToParts(amount)
  return parts.flatMap(({ type, value }) => (type === wanted ? [value] : []))
}
