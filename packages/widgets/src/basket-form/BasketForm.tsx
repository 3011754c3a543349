import type { Coupon } from '@clipfront/page-data'
import { clsx } from 'clsx'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { amountLimits } from '../format/amountLimits.ts'
import { icons } from '../icons/icons.tsx'
import { ServedHtml } from '../served-html/ServedHtml.tsx'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './BasketForm.module.css'
import { servedAnswer } from './servedAnswer.served.ts'

interface BasketFormProps extends WidgetProps<HTMLDetailsElement> {
  /** Those of the page; of those that cannot be used today nothing is said. */
  coupons: readonly Coupon[]
  /** Whether there are others on other pages, or the list is narrowed. @default false */
  isPart?: boolean
}

/** What else of the address a plain form must ask for again. */
const KEPT_KEYS = ['sort', 'type', 'promoid'] as const

/**
 * What each offer saves of an amount: closed until somebody wants to know. A plain form, which the server answers by the page
 * with its result; in the browser it is worked out without a request, by code that comes when somebody asks.
 */
export function BasketForm(props: BasketFormProps) {
  const { url } = useSite()
  const query = new URLSearchParams(url.split('?')[1])
  const requested = query.get('basket') ?? ''
  // Another address is another basket.
  return <OpenedBasketForm key={requested} {...props} requested={requested} query={query} />
}

interface OpenedProps extends BasketFormProps {
  /** What the address asks for; empty where it does not. */
  requested: string
  query: URLSearchParams
}

/** A browser has it once somebody has asked. */
let answerBasket = servedAnswer

async function loadAnswer(): Promise<void> {
  answerBasket ??= (await import('./answerBasket.tsx')).answerBasket
}

function OpenedBasketForm({ coupons, isPart = false, requested, query, className, ref }: OpenedProps) {
  const view = useSite()
  const { messages, format, site, url } = view
  const [typed, setTyped] = useState(requested)
  const output = useRef<HTMLOutputElement>(null)
  const example = format.money(amountLimits(site).example, site.currency)
  const answer = answerBasket?.(typed, coupons, view, isPart)
  const isServed = answer === undefined && typed !== ''
  const [, drawAgain] = useState(false)

  // Where the server has answered it stays; a browser that came from another page has nothing yet.
  useEffect(() => {
    if (isServed && output.current?.textContent === '')
      loadAnswer().then(
        () => drawAgain(true),
        () => {},
      )
  }, [isServed])

  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const value = new FormData(form).get('basket')
    loadAnswer().then(
      () => setTyped(typeof value === 'string' ? value : ''),
      // The server answers it.
      () => form.submit(),
    )
  }

  return (
    <details ref={ref} id="basket" className={clsx(styles['basket'], className)} open={requested !== ''}>
      <summary className={styles['summary']}>
        <span className={styles['heading']}>{messages.basketHeading}</span>
        {icons.chevron}
      </summary>
      <div className={styles['panel']}>
        <form
          action={`${url.split('?')[0]}#basket`}
          method="get"
          className={styles['form']}
          data-in-address
          onSubmit={show}
        >
          <label className={styles['label']} htmlFor="basket-amount" suppressHydrationWarning>
            {messages.basketField(example)}
          </label>
          <input
            id="basket-amount"
            type="text"
            className={styles['field']}
            name="basket"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={requested}
            maxLength={40}
            required
            // Unknown until the code is here: the server's own word stays.
            aria-invalid={isServed ? undefined : answer?.isWrong === true}
            aria-describedby="basket-answer"
          />
          {KEPT_KEYS.map((key) => {
            const value = query.get(key)
            return value === null ? null : <input key={key} type="hidden" name={key} value={value} />
          })}
          <button type="submit" className={styles['button']}>
            {messages.basketSubmit}
          </button>
        </form>
        <output ref={output} htmlFor="basket-amount">
          <ServedHtml
            as="span"
            id="basket-answer"
            className={styles['answer']}
            isKept={isServed}
            suppressHydrationWarning
          >
            {answer?.words}
          </ServedHtml>
        </output>
        {(isServed || answer?.offers) && <ServedHtml isKept={isServed}>{answer?.offers}</ServedHtml>}
      </div>
    </details>
  )
}
