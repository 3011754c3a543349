import { clsx } from 'clsx'
import { FormLink } from '../shopper-form/FormLink.tsx'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './NewsletterSlot.module.css'

/** The way to the newsletter's form, with what it is and how often it comes. */
export function NewsletterSlot({ className, ref }: WidgetProps<HTMLElement>) {
  const { messages } = useSite()
  return (
    <section ref={ref} className={clsx(styles['slot'], className)} aria-labelledby="newsletter">
      <div className={styles['words']}>
        <h2 id="newsletter" className={styles['heading']}>
          {messages.newsletterHeading}
        </h2>
        <p className={styles['text']}>{messages.newsletterText}</p>
      </div>
      <FormLink name="subscribe" className={styles['way']}>
        {messages.newsletterJoin}
      </FormLink>
    </section>
  )
}
