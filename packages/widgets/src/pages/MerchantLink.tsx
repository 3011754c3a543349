import type { Merchant } from '@clipfront/page-data'
import { resolveOffer } from '@clipfront/routing/outbound'
import { icons } from '../icons/icons.tsx'
import { useSite } from '../site-context/index.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'

interface MerchantLinkProps {
  merchant: Merchant
  text: string
  className: string | undefined
}

/** The way to a merchant, through its affiliate programme. */
export function MerchantLink({ merchant, text, className }: MerchantLinkProps) {
  const { messages, pageUrl } = useSite()
  return (
    <a
      className={className}
      data-action="visit"
      data-merchant-id={merchant.id}
      href={resolveOffer(merchant.link, { pageUrl })}
      target="_blank"
      rel="sponsored nofollow noopener"
    >
      {text}
      <VisuallyHidden> {messages.newTab}</VisuallyHidden>
      {icons.open}
    </a>
  )
}
