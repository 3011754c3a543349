import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { Site } from '@clipfront/site-config'
import { type PageTable, siteTemplates } from '../config/siteTemplates.ts'
import type { UnitApp } from '../config/UnitApp.ts'

/** Folder of the code that a site's table of pages asks for. Sites with equal tables share it. */
export function codeFolder(app: Pick<UnitApp, 'root' | 'templates'>, site: PageTable): string {
  const table = JSON.stringify(siteTemplates(site, app.templates))
  return join(app.root, 'dist', `code-${hash('sha256', table).slice(0, 8)}`)
}

/** Folder of the words of a language. */
export function messagesFolder(app: Pick<UnitApp, 'root'>, language: string): string {
  return join(app.root, 'dist', `messages-${language}`)
}

/** What went into a site's release as it was last built: `BuildInputs`. */
export function inputsFile(app: Pick<UnitApp, 'root'>, site: Pick<Site, 'label'>): string {
  return join(app.root, 'dist', `inputs-${site.label}.json`)
}
