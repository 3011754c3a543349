import type { PageType } from '@clipfront/page-data'
import { templates } from 'virtual:clipfront/templates'
import { noTemplate } from '../render/errorPage.ts'
import type { PageConfig } from '../render/PageConfig.ts'
import type { Target } from './createChunkGuard.ts'
import { guardCode } from './guardCode.ts'
import { findTemplate, holdTemplate } from './heldTemplates.ts'
import { retryFailedStyles } from './prefetch/failedStyles.ts'

/** Those whose code could not be had last time. */
const failed = new Set<PageType>()

/** Brings the texts of other page types; those of the first page came with the site's facts. */
let bringMessages: () => Promise<unknown> = async () => {}

/** Says how the texts of other page types are had, and asks for them: no page waits for a request of its own. */
export function setMessageLoader(load: () => Promise<unknown>): void {
  bringMessages = load
  // Whoever needs them asks again.
  load().catch(() => {})
}

/** Whether this site has a template of that name; what is asked may come from anywhere. */
export function hasTemplate(type: string): type is PageType {
  return Object.hasOwn(templates, type)
}

/**
 * Brings the code of a page type's template.
 * @param target for whose page; when its code cannot be had, or this release has none, the document is loaded anew at its
 * address (R4.9)
 * @throws {PageError} 404: the site has no such template; 500: its code cannot be had
 */
export async function loadTemplate(type: PageType, target: Target): Promise<PageConfig> {
  const template = findTemplate(type) ?? (await guardCode(() => fetchTemplate(type), target))
  holdTemplate(type, template)
  return template
}

/** Brings a template's code for when it may not be had any more; without it there is what there was. */
export async function keepTemplate(type: PageType): Promise<void> {
  try {
    const template = await fetchTemplate(type)
    holdTemplate(type, template)
  } catch {
    // Whoever needs it asks again.
  }
}

/** The same without a guard, for prefetching. */
export async function fetchTemplate(type: PageType): Promise<PageConfig> {
  const load = templates[type]
  if (!load) throw noTemplate(type)
  try {
    if (failed.has(type)) await retryFailedStyles()
    const [template] = await Promise.all([load(), bringMessages()])
    failed.delete(type)
    return template
  } catch (thrown) {
    failed.add(type)
    throw thrown
  }
}
