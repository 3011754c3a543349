import type { PageDataOf } from '@clipfront/page-data'
import { FORBIDDEN_PATH } from '@clipfront/routing/outbound'
import { type RefObject, useEffect, useRef } from 'react'
import { resolveErrorHeading, resolveErrorKind } from '../../error-heading/resolveErrorHeading.ts'
import { icons } from '../../icons/icons.tsx'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { SearchForm } from '../../search-form/SearchForm.tsx'
import { useSite } from '../../site-context/index.ts'
import { NamedMerchant } from '../NamedMerchant.tsx'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'
import styles from './ErrorPage.module.css'

interface ErrorPageProps {
  page: PageDataOf<'error'>
  /** What the error carries: a form that the site's server could not pass on (`docs/contracts/forms.md`). */
  extraData?: { resend?: Resend }
}

interface Resend {
  path: string
  fields: readonly { name: string; value: string }[]
}

/**
 * Says what happened, what it means for the shopper, and the ways on: once more, search, home, merchants close by. A failure of
 * the connection has no number, since none was sent, and is tried again when the connection is back. A vote that was not taken
 * leads back to its page; so does a form, which can be sent once more with all that is in it.
 */
export function ErrorPage({ page: { code, data }, extraData }: ErrorPageProps) {
  const { messages, format, url, now } = useSite()
  const kind = resolveErrorKind(code)
  const { isVote } = data
  const resend = extraData?.resend
  const isPage = !isVote && !resend
  const retry = useRetryOnline(kind === 'connection' && isPage)
  const canRetry = isPage && (kind === 'connection' || kind === 'other' || kind === 429)
  // An offer that could not be followed stands on the page that it was on, beside others of its merchant.
  const isBackShown = (kind === 403 || !isPage) && url !== '/' && url !== FORBIDDEN_PATH
  const heading = resend ? messages.formFailed : resolveErrorHeading(messages, code, isVote)
  return (
    // The header hides its search here: two in one screen are one too many, and none helps where nothing answers.
    <div className={page['page']} data-error={code}>
      <div className={styles['error']}>
        <p className={styles['code']}>{kind === 'connection' ? icons.offline : code}</p>
        <div className={styles['words']}>
          <h1 className={styles['title']}>{data.message || heading}</h1>
          {data.goneSince && <p>{messages.goneSince(format.day(data.goneSince, now))}</p>}
          {isPage && <p className={page['lede']}>{messages.errorText[kind]}</p>}
          {!canRetry && isPage && <SearchForm className={page['narrow']} />}
          {resend && <ResendForm resend={resend} label={messages.tryAgain} />}
          <p className={styles['ways']}>
            {canRetry && (
              <a ref={retry} className={styles['way']} href={url}>
                {messages.tryAgain}
              </a>
            )}
            {isBackShown && (
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
      {data.merchant && <NamedMerchant named={data.merchant} lead={messages.didYouMean} />}
      <Section id="suggestions" heading={messages.tryThese} items={data.suggestions}>
        <MerchantGrid merchants={data.suggestions} />
      </Section>
    </div>
  )
}

/** The form as it was sent: its fields are there and cannot be seen. */
function ResendForm({ resend: { path, fields }, label }: { resend: Resend; label: string }) {
  return (
    <form method="post" action={path}>
      {fields.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <button className={styles['resend']}>{label}</button>
    </form>
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
