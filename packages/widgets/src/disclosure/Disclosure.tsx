import { clsx } from 'clsx'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './Disclosure.module.css'

interface DisclosureProps extends WidgetProps<HTMLParagraphElement> {
  /** Whose offers follow; null where there are several merchants. */
  merchant: string | null
}

/** Said above every list of offers: what a click opens, and how the site is paid. */
export function Disclosure({ merchant, className, ref }: DisclosureProps) {
  const { messages, site } = useSite()
  return (
    <p ref={ref} className={clsx(styles['disclosure'], className)} data-disclosure>
      {joinSentences(site.language, messages.howItOpens(merchant), site.texts.disclosure)}
    </p>
  )
}

/** Scripts that put no space between words put none between sentences. */
const UNSPACED = /^(?:ja|zh|th)\b/

/** Sentences one after the other, as the language writes them. @param language BCP 47 */
export function joinSentences(language: string, ...sentences: readonly string[]): string {
  return sentences.join(UNSPACED.test(language) ? '' : ' ')
}
