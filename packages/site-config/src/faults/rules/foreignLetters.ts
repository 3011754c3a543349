/** Scripts that are written with others beside them; the rest are known to regular expressions by the same name. */
const MIXED: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
}

/**
 * Letters that tell that a text is not in the language: of a script that it is not written in, but for Latin names in the midst
 * of others.
 * @param language a language tag
 * @returns the letters; undefined where nothing is foreign, or where it cannot be told
 */
export function foreignLetters(text: string, language: string): string | undefined {
  const own = ownLetter(language)
  if (!own) return undefined
  const letters = text.match(/\p{L}/gu) ?? []
  const foreign = letters.filter((letter) => !own.test(letter))
  const strange = foreign.filter((letter) => !/\p{scx=Latn}/u.test(letter))
  if (strange.length > 0) return strange.join('')
  return foreign.length > letters.length / 2 ? foreign.join('') : undefined
}

/** One letter of the language's script. */
function ownLetter(language: string): RegExp | undefined {
  try {
    const script = new Intl.Locale(language).maximize().script ?? ''
    const names = MIXED[script] ?? [script]
    return new RegExp(`[${names.map((name) => String.raw`\p{scx=${name}}`).join('')}]`, 'u')
  } catch {
    return undefined
  }
}
