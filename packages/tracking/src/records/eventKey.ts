/** Every key that tracking may delete again starts so; settings and the outbox never do. */
export const SENT_PREFIX = 'td:cp:'

/** The name under which the last sending of an event is remembered (R9.3). */
export function eventKey(merchantId: number, couponId: number, eventType: string): string {
  return `${SENT_PREFIX}${merchantId}:${couponId}:${eventType}`
}
