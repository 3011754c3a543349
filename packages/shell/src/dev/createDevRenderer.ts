import { type PageType, parsePageData } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import { renderPage } from 'vike/server'
import type { ViteDevServer } from 'vite'
import { withHeadFirst, withSiteModule, withTemplateModule } from '../build/withTemplate.ts'
import type { ReleaseRenderer, SiteParts } from '../render/createReleaseRenderer.tsx'
import { type Envelope, parseEnvelope } from '../render/parseEnvelope.ts'
import type { ServerCode } from '../server/release/loadRelease.ts'
import type { Release } from '../server/release/Release.ts'
import { RELEASE_MODULE, templateModule } from '../vite/codeModules.ts'
import { buildAddress, SITE_MODULE, SITE_MODULE_PATH } from '../vite/siteModule.ts'

/** A release that is made anew for every request out of the sources as they stand. */
export function createDevRenderer(site: Site, vite: ViteDevServer): Release['renderer'] {
  async function load(...types: PageType[]): Promise<ReleaseRenderer> {
    const { createRenderer } = (await vite.ssrLoadModule(RELEASE_MODULE)) as ServerCode
    const { messages } = (await vite.ssrLoadModule(SITE_MODULE)) as Pick<SiteParts, 'messages'>
    const envelopes = await Promise.all(types.map(async (type) => [type, await loadEnvelope(type)] as const))
    return createRenderer({ site, messages, envelopes: Object.fromEntries(envelopes) })
  }
  return {
    // Nothing is cached here: each document says for itself.
    differsByDevice: true,
    parse: parsePageData,
    open: async (input) => (await load()).open(input),
    openError: async (url, error) => (await load()).openError(url, error),
    findPicture: async (page, url) => (await load()).findPicture(page, url),
    async render(input) {
      const rendered = await (await load(input.opened.page.page, 'error')).render(input)
      // Hot reload needs inline scripts, styles and a socket that the policy of a release forbids.
      const { 'content-security-policy': _policy, ...headers } = rendered.headers
      return { ...rendered, headers }
    },
  }
}

async function loadEnvelope(initType: PageType): Promise<Envelope> {
  const { httpResponse } = await renderPage({ urlOriginal: '/', initType })
  const html = withSiteModule(withHeadFirst(httpResponse.body), SITE_MODULE_PATH)
  return parseEnvelope(withTemplateModule(html, buildAddress(templateModule(initType))))
}
