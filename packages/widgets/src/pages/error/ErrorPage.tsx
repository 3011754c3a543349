import type { PageDataOf } from '@clipfront/page-data'
import { type RefObject, useEffect, useRef } from 'react'
import { resolveErrorHeading, resolveErrorKind } from '../../error-heading/resolveErrorHeading.ts'
import { icons } from '../../icons/icons.tsx'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { SearchForm } from '../../search-form/SearchForm.tsx'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'
import styles from './ErrorPage.module.css'

/**
 * Says what happened, what it means for the shopper, and the ways on: once more, search, home, merchants close by. A failure of
 * the connection has no number, since none was sent, and is tried again when the connection is back. A vote that was not taken
 * leads back to its page.
 */
export function ErrorPage({ page: { code, data } }: { page: PageDataOf<'error'> }) {
  const { messages, format, url, now } = useSite()
  const kind = resolveErrorKind(code)
  const { isVote } = data
  const retry = useRetryOnline(kind === 'connection' && !isVote)
  const canRetry = !isVote && (kind === 'connection' || kind === 'other' || kind === 429)
  return (
    // The header hides its search here: two in one screen are one too many, and none helps where nothing answers.
    <div className={page['page']} data-error={code}>
      <div className={styles['error']}>
        <p className={styles['code']}>{kind === 'connection' ? icons.offline : code}</p>
        <div className={styles['words']}>
          <h1 className={styles['title']}>{data.message || resolveErrorHeading(messages, code, isVote)}</h1>
          {data.goneSince && <p>{messages.goneSince(format.day(data.goneSince, now))}</p>}
          {!isVote && <p className={page['lede']}>{messages.errorText[kind]}</p>}
          {!canRetry && !isVote && <SearchForm className={page['narrow']} />}
          <p className={styles['ways']}>
            {canRetry && (
              <a ref={retry} className={styles['way']} href={url}>
                {messages.tryAgain}
              </a>
            )}
            {isVote && url !== '/' && (
              <a className={styles['way']} href={url}>
                {messages.backToPage}
              </a>
            )}
            <a className={styles['way']} href="/" data-page="home">
              {messages.backHome}
            </a>
          </p>
        </div>
      </div>
      <Section id="suggestions" heading={messages.tryThese} items={data.suggestions}>
        <MerchantGrid merchants={data.suggestions} />
      </Section>
    </div>
  )
}

/**
 * Follows a link when the browser says that the connection is back: the way a shopper would, so that whoever navigates the
 * document does it.
 */
function useRetryOnline(isWanted: boolean): RefObject<HTMLAnchorElement | null> {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    const retry = () => link.current?.click()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isWanted])
  return link
}
