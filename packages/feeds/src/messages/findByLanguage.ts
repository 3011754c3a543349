/**
 * What a table by language tags holds for a language: its own entry, else that of the same language in another region. Every table of
 * messages has a `resolve…` beside it that asks for them so and falls back to English; a test of it names the site that would hear it.
 * @param language BCP 47
 */
export function findByLanguage<Entry>(table: Readonly<Record<string, Entry>>, language: string): Entry | undefined {
  const isSameLanguage = ([tag]: [string, Entry]): boolean => tag.split('-')[0] === language.split('-')[0]
  return table[language] ?? Object.entries(table).find(isSameLanguage)?.[1]
}
