import { PAGE_PATHS } from '@clipfront/routing/page-paths'
import { SearchForm } from '../../search-form/SearchForm.tsx'
import { useSite } from '../../site-context/index.ts'
import { HomeFigures, type HomeFiguresProps } from './HomeFigures.tsx'
import styles from './HomeSearch.module.css'

interface HomeSearchProps extends HomeFiguresProps {
  /** @default false */
  isBand?: boolean
}

/** The head of a home page that is searched more than read: its title and its search, in a band or under a publisher's rule. */
export function HomeSearch({ figures, isBand = false }: HomeSearchProps) {
  const { messages, site } = useSite()
  return (
    <div className={styles[isBand ? 'band' : 'head']}>
      <h1 className={styles['title']}>{messages.homeHeading}</h1>
      <SearchForm className={styles['search']} />
      <div className={styles['tagline']}>
        <p>
          {site.texts.tagline}{' '}
          <a href={PAGE_PATHS['how-we-test']} data-page="static">
            {messages.readHowWeTest}
          </a>
        </p>
        <HomeFigures figures={figures} />
      </div>
    </div>
  )
}
