import type { DirectoryLetter } from '@clipfront/page-data'
import { useSite } from '../../site-context/index.ts'
import styles from './LetterBar.module.css'

interface LetterBarProps {
  letters: readonly DirectoryLetter[]
  /** The slug of the letter that the page is of; null on the page of all. */
  current: string | null
}

/** Ways to the letters, each with how many merchants it has. It stays in sight. */
export function LetterBar({ letters, current }: LetterBarProps) {
  const { messages, format } = useSite()
  return (
    <nav className={styles['bar']} aria-label={messages.storesByLetter}>
      <ol className={styles['letters']}>
        {letters.map(({ slug, label, merchants, path }) => (
          <li key={slug}>
            <a
              className={styles['letter']}
              href={path}
              data-page="static"
              aria-current={slug === current ? 'page' : undefined}
            >
              {/* Without a letter in it, "0–9" would be read from the right there. */}
              <span dir="ltr">{label}</span> <span className={styles['count']}>{format.number(merchants)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
