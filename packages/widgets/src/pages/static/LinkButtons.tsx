import type { LinkButton } from '@clipfront/page-data/forms'
import styles from './LinkButtons.module.css'

/** What a link of a mail asks. The form has no address of its own: it goes to that of the page, which says whose it is. */
export function LinkButtons({ buttons }: { buttons: readonly LinkButton[] }) {
  if (buttons.length === 0) return null
  return (
    <form className={styles['form']} method="post">
      {buttons.map(({ label, value }) => (
        <button key={value} className={styles[value]} name="scope" value={value}>
          {label}
        </button>
      ))}
    </form>
  )
}
