import { type Site, sites } from '@clipfront/site-config'
import type { Language } from './allMessages.ts'

/** The first site of the list that speaks the language. */
export function siteIn(language: Language): Site {
  const site = sites.find((one) => one.language === language)
  if (!site) throw new Error(`No site of the list speaks ${language}: add one, or remove its messages.`)
  return site
}
