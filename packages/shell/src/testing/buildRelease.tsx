import type { PageData } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import type { AppFrame } from '../render/AppFrame.ts'
import type { PageConfigs } from '../render/PageConfig.ts'
import { createReleaseRenderer } from '../render/createReleaseRenderer.tsx'
import type { WriteCard } from '../render/createSharing.ts'
import { buildPageConfig } from './buildPageConfig.ts'
import type { Envelopes } from '../render/parseEnvelope.ts'
import type { Release } from '../server/release/Release.ts'

const PLAIN_FRAME: AppFrame = {
  Root: ({ children }) => children,
  layouts: { default: ({ children }) => <main>{children}</main> },
  navigation: {},
}

/** Of all releases that are built here. */
export const READER = 'reader-of-tests'

/** A release without a build: real renderer, a plain template and an envelope of its own for each type that the site names. */
export function buildRelease(
  site: Site,
  configs: PageConfigs = {},
  frame: Partial<AppFrame> = {},
  writeCard?: WriteCard<unknown>,
): Release {
  const types = Object.keys(site.pageType)
  const envelopes: Envelopes = Object.fromEntries(
    types.map((type) => [
      type,
      [
        '<!DOCTYPE html><html ',
        `><head><meta name="envelope" content="${type}">`,
        `</head><body>`,
        '<script type="application/json" id="state">',
        '</script></body></html>',
      ],
    ]),
  )
  return {
    site,
    hash: `hash-of-${site.code}`,
    renderer: createReleaseRenderer({
      site,
      messages: {},
      configs: { ...Object.fromEntries(types.map((type) => [type, buildPageConfig(plainTemplate(type))])), ...configs },
      frame: { ...PLAIN_FRAME, ...frame },
      envelopes,
      writeOffline: () => ({
        heading: 'No page',
        text: 'No connection.',
        tryAgain: 'Again',
        openedHeading: 'Opened',
        openedAgo: 'Opened @',
        unchecked: 'Not checked since.',
      }),
      inlineScript: 'void 0',
      reader: READER,
      ...(writeCard && { writeCard }),
    }),
    assets: new Map(),
  }
}

/** Says of itself which type it is the template of: not page data, which would look right in any template. */
function plainTemplate(type: string) {
  return ({ page }: { page: PageData }) => <h1>{`${type}: ${page.meta.title}`}</h1>
}
