import { BREAKPOINTS_PX } from '@clipfront/routing/breakpoints'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { icons } from '../icons/icons.tsx'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import type { TextHeading } from './listHeadings.ts'
import styles from './TableOfContents.module.css'

interface TableOfContentsProps extends WidgetProps<HTMLElement> {
  /** Those of the text, in its order. */
  headings: readonly TextHeading[]
}

/** From here on it stands beside the text, and can say which part is read; before, it is out of sight by then. */
const BESIDE = `(width >= ${BREAKPOINTS_PX.lg}px)`

/** What stands in a long text, with a way to each part: beside it on a desk, folded up above it on a phone. */
export function TableOfContents({ headings, className, ref }: TableOfContentsProps) {
  const { messages } = useSite()
  const current = useCurrentHeading(headings)
  return (
    <nav ref={ref} className={clsx(styles['contents'], className)} aria-label={messages.contents}>
      <p className={styles['heading']}>{messages.contents}</p>
      <details className={styles['details']}>
        <summary className={styles['heading']}>
          {messages.contents}
          {icons.chevron}
        </summary>
        <ol className={styles['list']}>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a
                className={styles['link']}
                href={`#${encodeURIComponent(id)}`}
                aria-current={id === current ? 'location' : undefined}
              >
                <bdi>{text}</bdi>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

/** @returns the id of the part that is read; null before that is known, and where nobody would see it */
function useCurrentHeading(headings: readonly TextHeading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    if (!matchMedia(BESIDE).matches) return undefined
    const following = new AbortController()
    import('./followHeadings.ts').then(
      ({ followHeadings }) => followHeadings(headings, setCurrent, following.signal),
      () => {},
    )
    return () => following.abort()
  }, [headings])
  return current
}
