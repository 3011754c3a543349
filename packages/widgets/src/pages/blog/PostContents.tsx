import { useSite } from '../../site-context/index.ts'
import styles from './PostContents.module.css'
import type { PostHeading } from './listHeadings.ts'

/** With fewer, the list would be longer than the way. */
const FEWEST_HEADINGS = 3

/** What stands in a post, with a way to each part. */
export function PostContents({ headings }: { headings: readonly PostHeading[] }) {
  const { messages } = useSite()
  if (headings.length < FEWEST_HEADINGS) return null
  return (
    <nav className={styles['contents']} aria-labelledby="contents">
      <p id="contents" className={styles['heading']}>
        {messages.contents}
      </p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a className={styles['link']} href={`#${encodeURIComponent(id)}`}>
              <bdi>{text}</bdi>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
