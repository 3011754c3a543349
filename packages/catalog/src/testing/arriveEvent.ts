import { dateEvent } from '../events/dateEvent.ts'
import type { ArrivedEvent } from '../events/storeEvents.ts'
import { NOW, UK } from './seed.ts'

/** A click that has come; give what the test is about. `eid` is the one that was sent, null for none. */
export function arriveEvent({
  eid = null,
  receivedAt = NOW,
  ...fields
}: Partial<Omit<ArrivedEvent, 'eid'>> & { eid?: string | null } = {}): ArrivedEvent {
  return {
    ...dateEvent(eid, receivedAt),
    receivedAt,
    type: 'click',
    site: UK,
    environment: 'prod',
    class: 'human',
    page: 'merchant',
    urlname: '/stores/nimbus-shoes',
    isMobile: false,
    hasAffiliate: true,
    coupon: null,
    merchantId: null,
    device: 'pc',
    browser: 'Chrome',
    visitorHash: 'visitor',
    networkHash: 'network',
    detail: {},
    ...fields,
  }
}

/** A UUIDv7 of a moment; `tail` tells those of one moment apart. */
export function createEidAt(moment: Date, tail = 0): string {
  const time = moment.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${tail.toString(16).padStart(12, '0')}`
}
