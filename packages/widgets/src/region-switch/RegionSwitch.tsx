import { clsx } from 'clsx'
import { icons } from '../icons/icons.tsx'
import { useSite } from '../site-context/index.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './RegionSwitch.module.css'

/**
 * The country and currency that the page is for, and the ways to the same page for other countries, each in its own language; where
 * another country has no such page, to its home page. Nobody is sent there by their language. A fold: it needs no script.
 */
export function RegionSwitch({ className, ref }: WidgetProps<HTMLDetailsElement>) {
  const { messages, regions, site } = useSite()
  const own = regions.find(({ label }) => label === site.label)
  if (!own || regions.length < 2) return null
  return (
    <details ref={ref} className={clsx(styles['switch'], className)}>
      <summary className={styles['own']}>
        {icons.region}
        <span>
          <VisuallyHidden>{messages.regions}: </VisuallyHidden>
          <bdi>{own.name}</bdi> · <bdi>{own.currency}</bdi>
        </span>
        {icons.chevron}
      </summary>
      <ul className={styles['others']}>
        {regions
          .filter((region) => region !== own)
          .map(({ label, language, name, currency, url }) => {
            const stay = ({ currentTarget }: { currentTarget: HTMLAnchorElement }) =>
              stayInEnvironment(currentTarget, `${label}.${site.businessUnit}.localhost`)
            return (
              <li key={label}>
                <a
                  className={styles['other']}
                  href={url}
                  lang={language}
                  hrefLang={language}
                  // A middle button and a menu open a tab without a click.
                  onPointerDown={stay}
                  onContextMenu={stay}
                  onClick={stay}
                >
                  <bdi>{name}</bdi> · <bdi>{currency}</bdi>
                </a>
              </li>
            )
          })}
      </ul>
    </details>
  )
}

/**
 * Page data names production's hosts, and HTML is the same for all who ask. Who looks at another environment stays there.
 * @param local the other site's name on a developer's machine
 */
function stayInEnvironment(link: HTMLAnchorElement, local: string): void {
  const { hostname, host, protocol, port } = location
  const [prefix] = /^(?:dev|beta)\./.exec(host) ?? []
  if (hostname.endsWith('.localhost')) Object.assign(link, { protocol, hostname: local, port })
  else if (prefix && !link.hostname.startsWith(prefix)) link.hostname = prefix + link.hostname
}
