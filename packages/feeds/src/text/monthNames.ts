const LANGUAGES = ['en', 'da', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'tr', 'ar', 'nb', 'sv', 'pl', 'cs'] as const
/** The months of the year from 1, by their long and short names. */
export const MONTH_NAMES: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap((language) =>
    (['short', 'long'] as const).flatMap((month) => {
      // Beside a day some languages write the month in another form: "grudzień", "31 grudnia".
      const formats = [{ month }, { month, day: 'numeric' }] as const
      return formats.flatMap((format) => {
        const names = new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' })
        return Array.from({ length: 12 }, (_, index) => [foldMonth(findMonthPart(names, index)), index + 1] as const)
      })
    }),
  ),
).set('sept', 9)

function findMonthPart(names: Intl.DateTimeFormat, index: number): string {
  const parts = names.formatToParts(Date.UTC(2026, index))
  return parts.find(({ type }) => type === 'month')?.value ?? ''
}

export function foldMonth(name: string): string {
  return name.toLowerCase().replaceAll('.', '')
}
