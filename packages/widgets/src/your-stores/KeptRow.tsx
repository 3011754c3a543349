import { pagePath } from '@clipfront/routing/page-paths'
import { use, useEffect, useRef, useState } from 'react'
import { MerchantMark } from '../merchant-mark/MerchantMark.tsx'
import { OpenedCouponsContext } from '../opened-coupons/OpenedCouponsContext.ts'
import { Section } from '../pages/Section.tsx'
import { useSite } from '../site-context/index.ts'
import { KeptContext, type KeptItem, useKeptItems } from '../kept/KeptContext.ts'
import styles from './Kept.module.css'

/** "Your stores" of the home page: what this visitor has saved and opened, and one click that forgets all of it. */
export function KeptRow() {
  const { messages } = useSite()
  const store = use(KeptContext)?.store
  const opened = use(OpenedCouponsContext)
  const items = useKeptItems() ?? []
  const [isForgotten, setForgotten] = useState(false)
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (isForgotten) notice.current?.focus()
  }, [isForgotten])
  if (items.length === 0 && !isForgotten) return null
  const forget = () => {
    store?.forget()
    opened?.forget()
    setForgotten(true)
  }
  return (
    <Section id="kept" heading={messages.yourStores} note={messages.keptNote}>
      {items.length === 0 ? (
        <p ref={notice} tabIndex={-1}>
          {messages.keptForgotten}
        </p>
      ) : (
        <>
          <KeptMerchants items={items.filter(({ kind }) => kind === 'merchant')} />
          <KeptCoupons heading={messages.savedOffers} items={items.filter(({ kind }) => kind === 'coupon')} />
          <KeptCoupons heading={messages.openedLately} items={items.filter(({ kind }) => kind === 'opened')} />
          <button type="button" className={styles['forget']} onClick={forget}>
            {messages.forgetKept}
          </button>
        </>
      )}
    </Section>
  )
}

interface ListProps {
  items: readonly KeptItem[]
}

function KeptMerchants({ items }: ListProps) {
  if (items.length === 0) return null
  return (
    <ul className={styles['merchants']}>
      {items.map(({ id, merchant }) => (
        <li key={id}>
          <a className={styles['merchant']} href={pagePath('merchant', merchant.slug)} data-page="merchant">
            <MerchantMark merchant={merchant} />
            <bdi>{merchant.name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}

function KeptCoupons({ heading, items }: ListProps & { heading: string }) {
  if (items.length === 0) return null
  return (
    <div className={styles['group']}>
      <h3 className={styles['heading']}>{heading}</h3>
      <ul className={styles['coupons']}>
        {items.map(({ id, title, merchant }) => (
          <li key={id}>
            <a href={pagePath('coupon', id)} data-page="coupon">
              <bdi>{title}</bdi>
            </a>
            <span className={styles['of']}>
              <bdi>{merchant.name}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
