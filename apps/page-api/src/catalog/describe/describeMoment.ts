/** A moment as the site's clock shows it, with the zone. */
export function describeMoment(moment: Date | null, timeZone: string): string {
  return moment === null ? 'none' : `${clockOf(moment, timeZone)} ${timeZone}`
}

/** The same without its zone, for tables that say it once. */
export function clockOf(moment: Date, timeZone: string): string {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment)
  return text.replace(/:00$/, '')
}
