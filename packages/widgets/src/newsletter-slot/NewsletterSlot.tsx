import { clsx } from 'clsx'
import promotion from '../promotion/Promotion.module.css'
import { FormLink } from '../shopper-form/FormLink.tsx'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './NewsletterSlot.module.css'

/** The way to the newsletter's form, with what it is and how often it comes. */
export function NewsletterSlot({ className, ref }: WidgetProps<HTMLElement>) {
  const { messages } = useSite()
  return (
    <section ref={ref} className={clsx(styles['slot'], className)} aria-labelledby="newsletter">
      <div className={promotion['words']}>
        <h2 id="newsletter" className={promotion['heading']}>
          {messages.newsletterHeading}
        </h2>
        <p className={promotion['text']}>{messages.newsletterText}</p>
      </div>
      <FormLink name="subscribe" className={promotion['way']}>
        {messages.newsletterJoin}
      </FormLink>
    </section>
  )
}
