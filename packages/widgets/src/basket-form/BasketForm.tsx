import type { Coupon } from '@clipfront/page-data'
import { sortByBasket } from '@clipfront/page-data/basket'
import { clsx } from 'clsx'
import { type SubmitEvent, useState } from 'react'
import { amountLimits, parseAmount } from '../format/parseAmount.ts'
import { icons } from '../icons/icons.tsx'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './BasketForm.module.css'
import { BasketOffers } from './BasketOffers.tsx'

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
 * with its result; in the browser it is worked out without a request.
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

function OpenedBasketForm({ coupons, isPart = false, requested, query, className, ref }: OpenedProps) {
  const { messages, format, site, url } = useSite()
  const [typed, setTyped] = useState(requested)
  const limits = amountLimits(site)
  const write = (amount: number) => format.money(amount, site.currency)
  const example = write(limits.example)
  const amount = parseAmount(typed, site)
  const offers = amount === null ? null : sortByBasket(coupons, { amount, currency: site.currency })

  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = new FormData(event.currentTarget).get('basket')
    setTyped(typeof value === 'string' ? value : '')
  }

  function describe(): string {
    if (typed === '') return ''
    if (amount === null || offers === null) return messages.basketUnreadable(example, write(limits.most))
    const [best] = offers.everybody
    const saved = best?.outcome.kind === 'saves' ? best.outcome.saved : 0
    if (saved === 0) return messages.basketNothing(write(amount))
    return messages.basketBest(write(amount), write(saved), write(amount - saved))
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
            aria-invalid={typed !== '' && amount === null}
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
        <output htmlFor="basket-amount">
          <span id="basket-answer" className={styles['answer']} suppressHydrationWarning>
            {describe()}
          </span>
        </output>
        {offers && amount !== null && <BasketOffers offers={offers} amount={amount} isPart={isPart} />}
      </div>
    </details>
  )
}
