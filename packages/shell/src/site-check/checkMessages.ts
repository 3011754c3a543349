import type { SiteCheck, CheckIssue } from './CheckedSite.ts'

/**
 * That every text which the site's pages may ask for is written.
 * @param messages of the release that is live
 * @param reference the same of a language that has all of them; an empty one in it is meant to be empty
 */
export function checkMessages(messages: unknown, reference: unknown): SiteCheck {
  return async ({ site }) => [
    ...missingTexts(messages, reference, 'messages').map((name): CheckIssue => ({
      part: 'words',
      problem: `${name} has no text in ${site.language}`,
      fix: 'Write it in packages/widgets/src/messages.',
    })),
    ...Object.entries(site.texts)
      .filter(([, text]) => text.trim() === '')
      .map(([name]): CheckIssue => ({
        part: 'words',
        problem: `texts.${name} has no text in ${site.language}`,
        fix: `Write it in the site’s texts file.`,
      })),
  ]
}

function missingTexts(value: unknown, reference: unknown, name: string): string[] {
  if (reference === '' || reference === undefined) return []
  if (typeof value !== typeof reference || value === null) return [name]
  if (typeof value === 'string') return value.trim() === '' ? [name] : []
  if (!isRecord(value) || !isRecord(reference)) return []
  if (isParts(value) && isParts(reference)) return Object.values(value).join('').trim() === '' ? [name] : []
  return Object.keys(reference).flatMap((key) => missingTexts(value[key], reference[key], `${name}.${key}`))
}

/** What is said in parts may have an empty one, and in another language another one (`Up to` · `20%` · `off`). */
function isParts(value: Record<string, unknown>): boolean {
  return Object.keys(value).length > 0 && Object.keys(value).every((key) => /^(?:lead|figure|tail)$/.test(key))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
