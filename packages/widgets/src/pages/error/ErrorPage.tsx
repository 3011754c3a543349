import type { PageDataOf } from '@clipfront/page-data'
import { errorHeadingOf, kindOfError } from '../../error-heading/index.ts'
import { icons } from '../../icons/index.ts'
import { MerchantGrid } from '../../merchant-grid/index.ts'
import { SearchForm } from '../../search-form/index.ts'
import { SectionHeading } from '../../section-heading/index.ts'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'
import styles from './ErrorPage.module.css'
import { useRetryOnline } from './useRetryOnline.ts'

/**
 * Says what happened, what it means for the shopper, and the ways on: once more, search, home, stores close by. A failure of
 * the connection has no number, since none was sent, and is tried again when the connection is back.
 */
export function ErrorPage({ page: { code, data } }: { page: PageDataOf<'error'> }) {
  const { messages, format, url, now } = useSite()
  const kind = kindOfError(code)
  const retry = useRetryOnline(kind === 'connection')
  const isOurs = kind === 'connection' || kind === 'other'
  return (
    // The header hides its search here: two in one screen are one too many, and none helps where nothing answers.
    <div className={page['page']} data-error={code}>
      <div className={styles['error']}>
        <p className={styles['code']}>{kind === 'connection' ? icons.offline : code}</p>
        <div className={styles['words']}>
          <h1 className={styles['title']}>{data.message || errorHeadingOf(messages, code)}</h1>
          {data.goneSince && <p>{messages.goneSince(format.day(data.goneSince, now))}</p>}
          <p className={page['lede']}>{messages.errorText[kind]}</p>
          {!isOurs && <SearchForm className={page['narrow']} />}
          <p className={styles['ways']}>
            {isOurs && (
              <a ref={retry} className={styles['way']} href={url}>
                {messages.tryAgain}
              </a>
            )}
            <a className={styles['way']} href="/" data-page="home">
              {messages.backHome}
            </a>
          </p>
        </div>
      </div>
      {data.suggestions.length > 0 && (
        <section className={page['section']} aria-labelledby="suggestions">
          <SectionHeading id="suggestions" text={messages.tryThese} />
          <MerchantGrid merchants={data.suggestions} />
        </section>
      )}
    </div>
  )
}
