/** Regular expressions from parts, by their flags: backslashes stand as they are written, as in re.iu`${DAY}\s*only\b`. */
export const re = { gi: tag('gi'), giu: tag('giu'), gu: tag('gu'), i: tag('i'), iu: tag('iu') } as const

function tag(flags: string) {
  return (parts: TemplateStringsArray, ...values: readonly string[]): RegExp =>
    new RegExp(String.raw(parts, ...values), flags)
}

/** One thing as it is said in any language, as the source of an expression. */
export function inAnyLanguage(ways: Readonly<Record<string, string>>): string {
  return Object.values(ways).join('|')
}
