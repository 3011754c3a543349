import { invariant } from '@clipfront/routing/errors'

/**
 * Writes counted things as a language does: the form that goes with the number, `#` in it replaced by the number.
 * @param language BCP 47; `Form` are the forms that it tells apart (`Intl.PluralRules`)
 */
export function createCounter<Form extends Intl.LDMLPluralRule>(language: string) {
  const rules = new Intl.PluralRules(language)
  const number = new Intl.NumberFormat(language)
  return (count: number, forms: Readonly<Record<Form, string>>): string => {
    const known: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = forms
    const form = known[rules.select(count)]
    invariant(form !== undefined, `${language} has no form for ${count}`)
    return form.replace('#', number.format(count))
  }
}
