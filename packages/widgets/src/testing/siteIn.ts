import { type Site, sites } from '@clipfront/site-config'
import type { Language } from './allMessages.ts'

/** A site that speaks the language: the first of the list, or, where there is none yet, one of another language that would. */
export function siteIn(language: Language): Site {
  const [first] = sites
  const site = sites.find((one) => one.language === language)
  if (!first) throw new Error('There is no site in the list: add one.')
  return site ?? { ...first, language, direction: language === 'ar-AE' ? 'rtl' : 'ltr' }
}
