const LANGUAGES = ['en', 'da', 'de', 'de-AT', 'es', 'fr', 'it', 'nl', 'pt', 'tr', 'ar', 'nb', 'sv', 'pl', 'cs'] as const
const FIRSTS = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month))
const WEEK = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 0, 1 + day))

/** The months of the year from 1, by their long and short names. */
export const MONTH_NAMES: ReadonlyMap<string, number> = new Map(
  // Beside a day some languages write the month in another form: "grudzień", "31 grudnia".
  (['short', 'long'] as const).flatMap((month) =>
    [{ month }, { month, day: 'numeric' } as const].flatMap((format) => listNames('month', format, FIRSTS)),
  ),
).set('sept', 9)

/** Long and short, as in "Mo, 30.11.2026". */
export const WEEKDAY_NAMES: ReadonlySet<string> = new Set(
  (['short', 'long'] as const).flatMap((weekday) => listNames('weekday', { weekday }, WEEK)).map(([name]) => name),
)

/** The names of parts of days, with the number of the day among those given, in all languages. */
function listNames(part: 'month' | 'weekday', format: Intl.DateTimeFormatOptions, days: readonly number[]) {
  return LANGUAGES.flatMap((language) => {
    const names = new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' })
    return days.flatMap((day, index) => {
      const name = names.formatToParts(day).find(({ type }) => type === part)?.value ?? ''
      // Beside a day Czechs write the short month in figures.
      return /\p{L}/u.test(name) ? [[foldName(name), index + 1] as const] : []
    })
  })
}

export function foldName(name: string): string {
  return name.toLowerCase().replaceAll('.', '')
}
