import { memoize } from '@clipfront/cache/memoize'

/** A percentage as a language writes it. @param percent 20 is twenty percent @param language BCP 47 */
export function writePercent(percent: number, language: string): string {
  return formatOf(language).format(percent / 100)
}

/** To make one takes a hundred times as long as to use it. */
const formatOf = memoize((language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }))
