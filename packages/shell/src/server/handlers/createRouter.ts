import { createMediaReader } from '@clipfront/pictures/fetch'
import { type OwnPath, findOwnPath } from '@clipfront/routing/own-paths'
import type { Handler, MatchedRoute } from '../http/RequestContext.ts'
import { createApiRoutes } from './createApiRoutes.ts'
import { createClickOut } from './createClickOut.ts'
import { createEdmRedirect } from './createEdmRedirect.ts'
import { createEventReporter } from './createEventReporter.ts'
import { createImageHandler } from '../images/createImageHandler.ts'
import { createImageMaker } from '../images/createImageMaker.ts'
import { createShareHandler } from '../share/createShareHandler.ts'
import { createIcons } from './createIcons.ts'
import { createServiceWorker, offline } from './createOffline.ts'
import { createMedia } from './createMedia.ts'
import { createSitemap } from './createSitemap.ts'
import { cutPort } from './cutPort.ts'
import type { HandlerParts } from './HandlerParts.ts'
import { createLlmsTxt } from './llms/createLlmsTxt.ts'
import { manifest } from './manifest.ts'
import { createMailLink } from './createMailLink.ts'
import { robotsTxt } from './robotsTxt.ts'
import { findReferrer } from './findReferrer.ts'

/**
 * Finds the handler of each of `OWN_PATHS`; browsers go by the same table.
 * @returns by raw path, without query; undefined for pages
 */
export function createRouter(parts: HandlerParts): (path: string) => MatchedRoute | undefined {
  const findApiRoute = createApiRoutes(parts)
  const reportEvent = createEventReporter(parts.api)
  // One for all: together they take no more of the machine.
  const maker = createImageMaker(parts)
  const icons = createIcons(maker)
  const { mediaOrigin } = parts
  const pictures = { ...parts, mediaReader: mediaOrigin === undefined ? undefined : createMediaReader(mediaOrigin) }
  /** `/403`: where an offer link without a target leads (R2.1). It leads back to the page that has the offer and others. */
  const forbidden: Handler = {
    handle(context) {
      const path = findReferrer(context) ?? context.path
      return parts.pages.showError({ ...context, path }, 403, 'This link leads nowhere we may send you')
    },
  }
  const handlers: Record<Exclude<OwnPath, 'api' | 'files' | 'publicFile'>, Handler> = {
    clickOut: createClickOut(parts, reportEvent),
    forbidden,
    cutPort,
    edmRedirect: createEdmRedirect(parts, reportEvent),
    subscription: createMailLink(parts),
    robotsTxt,
    sitemap: createSitemap(parts),
    manifest,
    llmsTxt: createLlmsTxt(parts),
    favicon: icons,
    icons,
    offline,
    serviceWorker: createServiceWorker(parts.serviceWorker ?? true),
    media: createMedia(pictures),
    images: createImageHandler(pictures, maker),
    share: createShareHandler(pictures, maker),
  }
  return (path) => {
    const own = findOwnPath(path)
    if (own === undefined) return undefined
    if (own === 'files' || own === 'publicFile') return { name: own, handler: undefined }
    return own === 'api' ? findApiRoute(path) : { name: own, handler: handlers[own] }
  }
}
