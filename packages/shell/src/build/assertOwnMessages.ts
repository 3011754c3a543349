import { ConfigError } from '@clipfront/routing/errors'
import type { Site } from '@clipfront/site-config'
import { describeIssues, type SiteIssue } from '@clipfront/site-config/issues'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { UnitApp } from '../config/UnitApp.ts'
import { messagesFolder } from './buildFolders.ts'

/**
 * Sees to it that what sites say otherwise than their language does (`Site.messages`, R3.2) takes the place of a text: a page that
 * calls a message would end as an error page, and one that no page shows would be written for nobody.
 * @param sites those whose messages are bundled
 * @throws {ConfigError} a line for each issue: the site, the message, what is wrong with it and what to do
 */
export async function assertOwnMessages(app: Pick<UnitApp, 'root'>, sites: readonly Site[]): Promise<void> {
  const issues: SiteIssue[] = []
  for (const site of sites) {
    if (Object.keys(site.messages).length === 0) continue
    issues.push(...findOwnMessageIssues(site, await importMessages(messagesFolder(app, site.language))))
  }
  if (issues.length > 0) throw new ConfigError(describeIssues(issues))
}

/** By its text, not its path: the folder may have been built anew in the same process. */
async function importMessages(folder: string): Promise<Readonly<Record<string, unknown>>> {
  const text = await readFile(join(folder, 'messages.js'), 'utf8')
  const module = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as {
    messages: Readonly<Record<string, unknown>>
  }
  return module.messages
}

/** @param messages of the site's language */
function findOwnMessageIssues(
  { businessUnit, label, language, messages: own }: Site,
  messages: Readonly<Record<string, unknown>>,
): SiteIssue[] {
  return Object.keys(own).flatMap((name) => {
    const message = Object.hasOwn(messages, name) ? messages[name] : undefined
    if (typeof message === 'string') return []
    return [{ site: `${businessUnit}/${label}`, field: `messages.${name}`, ...describeMistake(message, language) }]
  })
}

const LIST = 'packages/widgets/src/messages/Messages.ts'

function describeMistake(message: unknown, language: string): Pick<SiteIssue, 'problem' | 'fix'> {
  if (message === undefined) {
    return {
      problem: `is no message of ${language}, so that no page would show it`,
      fix: `Write a name of ${LIST}, or remove it.`,
    }
  }
  const kind = typeof message === 'function' ? 'composed for each page' : 'a group of texts'
  return {
    problem: `cannot be a text: in ${language} it is ${kind}, and pages that need it would end as error pages`,
    fix: `Remove it, or write the name of a message that is a text in ${LIST}.`,
  }
}
