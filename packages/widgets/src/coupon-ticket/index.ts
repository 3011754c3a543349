export { CouponTicket } from './CouponTicket.tsx'
export { isUsable } from './isUsable.ts'
export { revealPathOf } from './revealPathOf.ts'
export { TicketFacts } from './TicketFacts.tsx'
