const LANGUAGE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/
const DEFAULT_LANGUAGE = 'en'

/** The first of the wanted languages that is one, else English: it goes into an attribute, and screen readers choose a voice by it. */
export function resolveLanguage(...wanted: readonly (string | undefined)[]): string {
  return wanted.find((language) => language !== undefined && LANGUAGE.test(language)) ?? DEFAULT_LANGUAGE
}
