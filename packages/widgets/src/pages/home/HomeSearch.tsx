import { PAGE_PATHS } from '@clipfront/routing/page-paths'
import { SearchForm } from '../../search-form/SearchForm.tsx'
import { useSite } from '../../site-context/index.ts'
import styles from './HomeSearch.module.css'

/** The head of a home page that is searched more than read: its title and its search, in a band or under a publisher's rule. */
export function HomeSearch({ isBand = false }: { isBand?: boolean }) {
  const { messages, site } = useSite()
  return (
    <div className={styles[isBand ? 'band' : 'head']}>
      <h1 className={styles['title']}>{messages.homeHeading}</h1>
      <SearchForm className={styles['search']} />
      <p className={styles['tagline']}>
        {site.texts.tagline}{' '}
        <a href={PAGE_PATHS['how-we-test']} data-page="static">
          {messages.readHowWeTest}
        </a>
      </p>
    </div>
  )
}
