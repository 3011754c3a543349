import { PAGE_PATHS } from '@clipfront/routing/page-paths'
import { icons } from '../../icons/icons.tsx'
import { SearchForm } from '../../search-form/SearchForm.tsx'
import { useSite } from '../../site-context/index.ts'
import { HomeFigures, type HomeFiguresProps } from './HomeFigures.tsx'
import styles from './HomeHero.module.css'

/** The head of the home page, itself a ticket: the search and how much it finds on one side of the seam, what may be trusted on the stub. */
export function HomeHero({ figures }: HomeFiguresProps) {
  const { messages, site } = useSite()
  return (
    <div className={styles['hero']}>
      <div className={styles['search']}>
        <h1 className={styles['title']}>{messages.homeHeading}</h1>
        <SearchForm />
        <p className={styles['tagline']}>{site.texts.tagline}</p>
      </div>
      <div className={styles['figures']}>
        <HomeFigures figures={figures} />
      </div>
      <div className={styles['stub']}>
        <div className={styles['line']}>
          <h2 className={styles['heading']}>{messages.testing}</h2>
          <a className={styles['link']} href={PAGE_PATHS['how-we-test']} data-page="static">
            {messages.readHowWeTest}
          </a>
        </div>
        <ul className={styles['steps']}>
          {messages.testingSteps.map((step) => (
            <li key={step} className={styles['step']}>
              {icons.check}
              {step}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
