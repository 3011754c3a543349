import { type OwnPath, findOwnPath } from '@clipfront/routing/own-paths'
import type { Route } from '../http/Exchange.ts'
import type { ServerParts } from '../ServerParts.ts'
import type { Answer } from './Answer.ts'
import { createApiTable } from './createApiTable.ts'
import { createClickOut } from './createClickOut.ts'
import { createEdmRedirect } from './createEdmRedirect.ts'
import { createForbidden } from './createForbidden.ts'
import { createMedia } from './createMedia.ts'
import { createSitemap } from './createSitemap.ts'
import { cutPort } from './cutPort.ts'
import { favicon } from './favicon.ts'
import { createLlmsTxt } from './llms/createLlmsTxt.ts'
import { manifest } from './manifest.ts'
import { robotsTxt } from './robotsTxt.ts'

interface OwnRoute {
  name: Route
  /** Undefined for files of the release. */
  answer: Answer | undefined
}

/**
 * What the server answers by itself: for each of `OWN_PATHS`, and nowhere else, since browsers go by the same table.
 * @returns by raw path, without query; undefined for pages
 */
export function createAnswers(parts: ServerParts): (path: string) => OwnRoute | undefined {
  const findCall = createApiTable(parts)
  const answers: Record<Exclude<OwnPath, 'api' | 'files' | 'publicFile'>, Answer> = {
    clickOut: createClickOut(parts),
    forbidden: createForbidden(parts),
    cutPort,
    edmRedirect: createEdmRedirect(parts),
    robotsTxt,
    sitemap: createSitemap(parts),
    manifest,
    llmsTxt: createLlmsTxt(parts),
    favicon,
    media: createMedia(parts),
  }
  return (path) => {
    const own = findOwnPath(path)
    if (own === undefined) return undefined
    if (own === 'files' || own === 'publicFile') return { name: own, answer: undefined }
    return own === 'api' ? findCall(path) : { name: own, answer: answers[own] }
  }
}
