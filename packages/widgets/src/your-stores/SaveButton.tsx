import { clsx } from 'clsx'
import { use } from 'react'
import { buildTitleId } from '../coupon-ticket/ticketAddresses.ts'
import { useSite } from '../site-context/index.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { KeptContext, type SaveButtonProps, useKeptItems } from '../kept/KeptContext.ts'
import { icons } from '../icons/icons.tsx'
import styles from './Kept.module.css'

/** Saves a merchant or a coupon on the device, and forgets it again. There is none while nothing may be stored. */
export function SaveButton({ merchant, coupon, isSmall = false }: SaveButtonProps) {
  const { messages } = useSite()
  const store = use(KeptContext)?.store
  const items = useKeptItems()
  if (!store || items === null) return null
  const { slug, name, tint } = merchant
  const kind = coupon ? 'coupon' : 'merchant'
  const id = coupon?.id ?? merchant.id
  const isSaved = items.some((item) => item.kind === kind && item.id === id)
  return (
    <button
      type="button"
      className={clsx(styles['button'], isSmall && styles['small'])}
      data-saved={isSaved || undefined}
      // Where the words change, they are the state: with both, "Saved, pressed" would say it twice.
      aria-pressed={isSmall ? isSaved : undefined}
      aria-describedby={coupon && isSmall ? buildTitleId(coupon) : undefined}
      onClick={() => store.toggle({ kind, id, title: coupon?.title ?? '', merchant: { slug, name, tint } })}
    >
      {icons.save}
      {isSmall ? (
        <VisuallyHidden>{messages.saveOffer}</VisuallyHidden>
      ) : (
        <span className={styles['label']}>
          {isSaved ? messages.saved : messages.save}
          <VisuallyHidden>
            {': '}
            <bdi>{coupon?.title ?? name}</bdi>
          </VisuallyHidden>
        </span>
      )}
    </button>
  )
}
