import { PAGE_PATHS } from '@clipfront/routing/page-paths'
import { PublisherSections } from '../publisher-masthead/PublisherMasthead.tsx'
import { RegionSwitch } from '../region-switch/RegionSwitch.tsx'
import { FormLink } from '../shopper-form/FormLink.tsx'
import { type SiteView, useSite } from '../site-context/index.ts'
import { SiteLogo } from '../site-logo/SiteLogo.tsx'
import styles from './SiteFooter.module.css'

interface FooterGroup {
  id: string
  heading: string
  links: readonly { path: string; label: string; page: string }[]
  /** Whether the way to the cookie settings stands at its end. */
  hasSettings?: boolean
}

interface SiteFooterProps {
  /** Opens the consent bar again; gets the button, to which the keyboard returns. Undefined where no click is answered (yet). */
  onCookieSettings: ((opener: HTMLButtonElement) => void) | undefined
}

/** The foot of every page: how the site is paid, and the ways to its lists, to how it works, and to who runs it. */
export function SiteFooter({ onCookieSettings }: SiteFooterProps) {
  const view = useSite()
  const { messages, site } = view
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['who']}>
          <SiteLogo />
          <p className={styles['disclosure']}>{site.texts.disclosure}</p>
          <FormLink name="subscribe" className={styles['link']}>
            {messages.newsletter}
          </FormLink>
          <RegionSwitch />
        </div>
        <nav className={styles['groups']} aria-label={messages.footerNavigation}>
          {listGroups(view).map(({ id, heading, links, hasSettings }) => (
            <div key={id}>
              <p id={id} className={styles['heading']}>
                {heading}
              </p>
              <ul aria-labelledby={id}>
                {links.map(({ path, label, page }) => (
                  <li key={path}>
                    <a className={styles['link']} href={path} data-page={page}>
                      {label}
                    </a>
                  </li>
                ))}
                {hasSettings && (
                  <li>
                    {/* Its place is kept, so that nothing jumps when it can be used. */}
                    <button
                      type="button"
                      className={styles['link']}
                      disabled={!onCookieSettings}
                      onClick={({ currentTarget }) => onCookieSettings?.(currentTarget)}
                    >
                      {messages.cookieSettings}
                    </button>
                  </li>
                )}
              </ul>
            </div>
          ))}
        </nav>
        {site.partner && (
          <div className={styles['publisher']}>
            <a className={styles['name']} href={site.partner.home}>
              {site.partner.name}
            </a>
            <PublisherSections partner={site.partner} />
          </div>
        )}
      </div>
    </footer>
  )
}

const text = (path: string, label: string) => ({ path, label, page: 'static' })

/** A site has the links of the pages that it shows. */
function listGroups({ messages, site }: SiteView): FooterGroup[] {
  const { pageType, operator } = site
  return [
    {
      id: 'foot-shop',
      heading: messages.footerGroups.shop,
      links: [
        text(PAGE_PATHS.directory, messages.allStores),
        ...(pageType.category ? [text(PAGE_PATHS.categories, messages.categories)] : []),
        ...(pageType.topic ? [text(PAGE_PATHS.topics, messages.events)] : []),
        ...(pageType.brand ? [text(PAGE_PATHS.brands, messages.brands)] : []),
        ...(pageType.tag ? [text(PAGE_PATHS.tags, messages.allTags)] : []),
        ...(pageType.blog ? [{ path: PAGE_PATHS.posts, label: messages.guides, page: 'blog' }] : []),
      ],
    },
    {
      id: 'foot-trust',
      heading: messages.footerGroups.trust,
      links: [
        text(PAGE_PATHS['how-we-test'], messages.howWeTest),
        text(PAGE_PATHS['how-we-rank'], messages.howWeRank),
        text(PAGE_PATHS.privacy, messages.privacy),
      ],
      hasSettings: true,
    },
    {
      id: 'foot-company',
      heading: messages.footerGroups.company,
      links: [
        text(PAGE_PATHS.about, messages.about),
        ...(operator
          ? [
              text(PAGE_PATHS.contact, messages.contact),
              text(PAGE_PATHS.imprint, messages.imprint),
              text(PAGE_PATHS.terms, messages.terms),
            ]
          : []),
      ],
    },
  ]
}
