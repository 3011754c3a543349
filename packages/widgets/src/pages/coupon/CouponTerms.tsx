import type { Coupon } from '@clipfront/page-data'
import { FactColumn } from '../../fact-column/FactColumn.tsx'
import { type SiteView, useSite } from '../../site-context/index.ts'
import { TextBlocks } from '../../text-blocks/TextBlocks.tsx'
import { Section } from '../Section.tsx'

/** What must be so for the coupon to work: figures first, then all that its merchant says. */
export function CouponTerms({ coupon }: { coupon: Coupon }) {
  const view = useSite()
  const facts = listConditions(coupon, view)
  const { promotionDetail, terms } = coupon
  if (facts.length === 0 && !promotionDetail && terms.length === 0) return null
  return (
    <Section id="terms" heading={view.messages.couponTerms}>
      {facts.length > 0 && <FactColumn facts={facts} />}
      {promotionDetail && (
        <p>
          <bdi>{promotionDetail}</bdi>
        </p>
      )}
      {terms.length > 0 && <TextBlocks blocks={terms} headingLevel={3} />}
    </Section>
  )
}

/** Of a coupon whose figures are not known the key terms say what they can, on its ticket. */
function listConditions({ conditions }: Coupon, { messages, format }: SiteView) {
  if (!conditions) return []
  const { leastBasket, mostSaved, audience, uses, where } = conditions
  const labels = messages.conditionLabels
  return [
    ...(leastBasket
      ? [{ label: labels.leastBasket, value: format.money(leastBasket.amount, leastBasket.currency) }]
      : []),
    ...(mostSaved ? [{ label: labels.mostSaved, value: format.money(mostSaved.amount, mostSaved.currency) }] : []),
    ...(audience ? [{ label: labels.audience, value: messages.audiences[audience] }] : []),
    ...(uses ? [{ label: labels.uses, value: messages.usesEach(format.count(uses)) }] : []),
    ...(where ? [{ label: labels.where, value: messages.places[where] }] : []),
  ]
}
