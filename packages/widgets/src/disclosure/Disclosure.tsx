import { PAGE_PATHS } from '@clipfront/routing/page-paths'
import { clsx } from 'clsx'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './Disclosure.module.css'

/** Said above every list of offers, in one line: what a click opens beside the code, that the site is paid, and where more stands. */
export function Disclosure({ className, ref }: WidgetProps<HTMLParagraphElement>) {
  const { messages, site } = useSite()
  return (
    <p ref={ref} className={clsx(styles['disclosure'], className)} data-disclosure>
      {joinSentences(site.language, messages.howItOpens, messages.mayEarn)}{' '}
      <a className={styles['more']} href={PAGE_PATHS.about} data-page="static">
        {messages.howItWorks}
      </a>
    </p>
  )
}

/** Scripts that put no space between words put none between sentences. */
const UNSPACED = /^(?:ja|zh|th)\b/

/** Sentences one after the other, as the language writes them. @param language BCP 47 */
export function joinSentences(language: string, ...sentences: readonly string[]): string {
  return sentences.join(UNSPACED.test(language) ? '' : ' ')
}
