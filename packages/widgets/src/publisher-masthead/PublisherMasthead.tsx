import type { Partner } from '@clipfront/site-config'
import { clsx } from 'clsx'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './PublisherMasthead.module.css'

interface PublisherMastheadProps extends WidgetProps<HTMLElement> {
  partner: Partner
}

/** What a publisher's pages begin with: its name, the way back to them, its sections; and whose the pages below are. */
export function PublisherMasthead({ partner, className, ref }: PublisherMastheadProps) {
  const { messages } = useSite()
  return (
    <section ref={ref} className={clsx(styles['masthead'], className)} aria-label={partner.name}>
      <div className={styles['inner']}>
        <div className={styles['row']}>
          <a className={styles['name']} href={partner.home} aria-label={messages.backTo(partner.name)}>
            {partner.name}
          </a>
          <p className={styles['note']}>{partner.note}</p>
        </div>
        {partner.sections.length > 0 && (
          <nav className={styles['strip']} aria-label={messages.sectionsOf(partner.name)}>
            <PublisherSections partner={partner} />
          </nav>
        )}
      </div>
    </section>
  )
}

/** The ways into the publisher's pages; at their foot as well. */
export function PublisherSections({ partner: { home, sections } }: { partner: Partner }) {
  return (
    <ul className={styles['sections']}>
      {sections.map(({ name, path }) => (
        <li key={path}>
          <a className={styles['section']} href={`${home}${path}`}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
