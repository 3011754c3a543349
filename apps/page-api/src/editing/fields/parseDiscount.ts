import type { Site } from '@clipfront/site-config'
import type { Discount } from '../../discount/Discount.ts'
import { EditRefusal } from '../EditRefusal.ts'
import { parseShare } from './parseShare.ts'
import { parseSum } from './parseSum.ts'

/** What may be written. */
export const DISCOUNTS = '20%, up to 20%, 10, up to 10 EUR, price 9.99, free delivery, gift, free, none'

const UP_TO = /^up to /i
const PERCENT = /^(\d{1,3}(?:\.\d{1,2})?)\s?%$/

/** What an offer is worth, in the few forms that are beyond doubt. @throws {EditRefusal} it is none of them */
export function parseDiscount(text: string, site: Pick<Site, 'code' | 'currency'>): Discount {
  const given = text.trim().replaceAll(/\s+/g, ' ')
  const upTo = UP_TO.test(given)
  const worth = given.replace(UP_TO, '')
  const share = PERCENT.exec(worth)?.[1]
  if (share !== undefined) return { kind: 'percent', percent: parseShare(share), upTo }
  if (!upTo && /^free[ -]delivery$/i.test(worth)) return { kind: 'free-delivery' }
  if (!upTo && /^gift$/i.test(worth)) return { kind: 'gift' }
  if (!upTo && /^free$/i.test(worth)) return { kind: 'free' }
  if (!upTo && /^price /i.test(worth)) return { kind: 'price', ...parseSum(worth.slice(6), site), was: null }
  if (/^\d/.test(worth)) return { kind: 'money', ...parseSum(worth, site), upTo }
  throw new EditRefusal(
    `"${given}" is no discount. Write one of ${DISCOUNTS}; a sum without a currency is ${site.currency}.`,
  )
}
