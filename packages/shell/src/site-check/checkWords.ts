import type { SiteCheck, SiteFault } from './CheckedSite.ts'

/**
 * That every text which a release holds is written.
 * @param messages of the release
 */
export function checkWords(messages: unknown): SiteCheck {
  return async ({ site }) =>
    [...emptyTexts(messages, 'messages'), ...emptyTexts(site.texts, 'texts')].map((name): SiteFault => ({
      part: 'words',
      problem: `${name} has no text in ${site.language}`,
      fix: name.startsWith('texts')
        ? 'Write it in the site’s texts file.'
        : 'Write it in packages/widgets/src/messages.',
    }))
}

function emptyTexts(value: unknown, name: string): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [name] : []
  if (value === undefined || value === null) return [name]
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => emptyTexts(inner, `${name}.${key}`))
}
