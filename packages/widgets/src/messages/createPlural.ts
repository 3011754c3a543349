import type { Count } from '../format/createFormat.ts'

/** The forms that a word has in a language, by what Unicode calls them. A test holds the table against `Intl.PluralRules`. */
export interface PluralForms {
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
  da: 'one' | 'other'
  de: 'one' | 'other'
  en: 'one' | 'other'
  es: 'one' | 'many' | 'other'
  fr: 'one' | 'many' | 'other'
}

/**
 * A language's way to choose the form that goes with a number. A form that the language has and a message lacks is a type error.
 * @example const plural = createPlural('de'); plural(count, { one: `${count.written} Code`, other: `${count.written} Codes` })
 */
export function createPlural<Language extends keyof PluralForms>(
  language: Language,
): (count: Count, forms: Readonly<Record<PluralForms[Language], string>>) => string {
  const rules = new Intl.PluralRules(language)
  return ({ value }, forms) => forms[rules.select(value) as PluralForms[Language]]
}
