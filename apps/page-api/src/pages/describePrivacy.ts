import type { Block } from '@clipfront/page-data'
import { resolveMessages } from '@clipfront/catalog/messages'
import type { Site } from '@clipfront/site-config'
import { AD_SERVICE } from '@clipfront/site-config/ad-service'
import { TAG_SERVICE } from '@clipfront/site-config/tag-service'

type PrivateSite = Pick<Site, 'language' | 'consent' | 'analyticsId' | 'adsId' | 'errorReports' | 'flags'>

/**
 * What the page of privacy says by name (R7.11): all that may stand on a device, who else hears of a visit of this site, and what
 * becomes of an email address and of questions to the assistant.
 */
export function describePrivacy(site: PrivateSite): Block[] {
  const { privacyDetails, assistant, forms } = resolveMessages(site.language)
  const { heading, rules, notes, othersHeading, analytics, errorReports, ads } = privacyDetails
  const others = [
    ...(site.analyticsId === null ? [] : [analytics(TAG_SERVICE.name, TAG_SERVICE.host)]),
    ...(site.errorReports === null ? [] : [errorReports(new URL(site.errorReports.dsn).host)]),
    ...(site.adsId === null ? [] : [ads(AD_SERVICE.name, AD_SERVICE.host)]),
  ]
  const stored = Object.entries(notes).map(([name, text]) => `${name} – ${text}`)
  return [
    { type: 'heading', text: heading },
    { type: 'paragraph', text: rules[site.consent] },
    { type: 'list', items: stored },
    { type: 'heading', text: forms.privacy.heading },
    { type: 'list', items: [...forms.privacy.items] },
    ...(others.length > 0
      ? ([
          { type: 'heading', text: othersHeading },
          { type: 'list', items: others },
        ] as const)
      : []),
    ...(site.flags.aiChat
      ? ([
          { type: 'heading', text: assistant.privacy.heading },
          { type: 'paragraph', text: assistant.privacy.text },
        ] as const)
      : []),
  ]
}
