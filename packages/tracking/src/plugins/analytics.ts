import { TAG_SERVICE } from '@clipfront/site-config/tag-service'
import type { PluginContext } from './Plugin.ts'

/** What Consent Mode v2 knows and our bar does not ask for: a yes to counting is none to advertising. */
const ADVERTISING = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' } as const

/**
 * Loads the tag manager, once in a document (R4.7, R7.6). Before any tag it hears what the visitor wants, and afterwards of each
 * change. Deleting its cookies on a no is the business of consent.
 */
export function start({ site, consent, describePage, followPages }: PluginContext): void {
  const { analyticsId: id } = site
  if (id === null) return
  const loaded = document.querySelector<HTMLScriptElement>('script[data-analytics]')
  if (loaded) {
    const known = loaded.dataset['analytics']
    if (known !== id)
      console.warn(
        `The tag manager of ${known} is loaded in this document already: ${id} is ignored until the next one.`,
      )
    return
  }
  const layer = ((window as { dataLayer?: unknown[] }).dataLayer ??= [])
  // The tag manager takes a command for one by its being an `arguments`, and by nothing else.
  function command(..._words: unknown[]): void {
    layer.push(arguments)
  }
  const pushPage = () => void (consent.isGiven && layer.push({ event: 'clipfront_page', ...describePage() }))

  command('consent', 'default', signal(site.consent === 'not-needed'))
  if (site.consent === 'ask') command('consent', 'update', signal(consent.isGiven))
  consent.subscribe(() => command('consent', 'update', signal(consent.isGiven)))
  pushPage()
  followPages(pushPage)

  const isContainer = id.startsWith(TAG_SERVICE.container)
  if (isContainer) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  } else {
    command('js', new Date())
    command('config', id)
  }
  const script = document.createElement('script')
  script.src = `https://${TAG_SERVICE.host}/${isContainer ? 'gtm.js' : 'gtag/js'}?id=${id}`
  script.async = true
  script.dataset['analytics'] = id
  document.head.append(script)
}

const signal = (isGiven: boolean) => ({ ...ADVERTISING, analytics_storage: isGiven ? 'granted' : 'denied' })
